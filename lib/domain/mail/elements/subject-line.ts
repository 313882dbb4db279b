import { format } from '@/lib/core/i18n/format';
import { isolated, oneLine } from './caller-text';

/** UTF-16 units. Long subjects are taken for junk, and phones show half of this. */
const titleLimit = 90;

/** A subject with the document's title: one line, the title cut where it is too long. */
export const subjectLine = (pattern: string, title: string): string => format(pattern, { title: isolated(cut(oneLine(title))) });

function cut(title: string): string {
  if (title.length <= titleLimit) return title;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(title)) {
    if (kept.length + segment.length >= titleLimit) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
