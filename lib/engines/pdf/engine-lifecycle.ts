import { closePools } from '@/lib/engines/pdf/engine-pools';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';

/** Starts the children and loads fonts, so that the first request does not wait for them. */
export async function warmPdfEngines(): Promise<void> {
  const document = { markdown: 'ok', title: 'ok', locale: 'en', createdAt: new Date(0), parties: [] };
  // Two at once, so that two Typst children start.
  const [first] = await Promise.all([setMarkdown(document), setMarkdown({ ...document, locale: 'ja', title: '\u7f72\u540d' })]);
  await drawPage(first.pdf, 1, 100);
}

/** Ends the children; the next job would start new ones. */
export function closePdfEngines(): void {
  closePools();
}
