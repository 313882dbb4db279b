import type { Standing } from '@/lib/domain/workflows/views/document-view';

/** How a tag is marked on a page and in the list: by its line and its sign, and by colour besides. Pages are light in both themes. */
export const markLook: Record<Standing, { line: string; sign: string }> = {
  filled: { line: 'border-b-2 border-solid border-mark', sign: '✓' },
  waiting: { line: 'border-b-2 border-solid border-mark', sign: '…' },
  unused: { line: 'border-b border-dotted border-mark', sign: '–' },
  missing: { line: 'border-2 border-dotted border-mark-other bg-mark-other-wash/60', sign: '!' },
  unknown: { line: 'border-2 border-dashed border-mark-other', sign: '?' },
  signing: { line: 'border-b-4 border-double border-mark', sign: '✎' },
  broken: { line: 'border-2 border-double border-mark-other', sign: '×' },
};
