import type { Language } from '@/lib/core/i18n/languages';
import type { EdgeMark } from '@/lib/engines/pdf/edge/edge-mark';
import { messagesFor } from '@/lib/words/messages';
import type { RequestRow } from './store';

/** Laid across each page of what a test key makes, in this word in all languages. */
export const testMark = 'TEST';

type Marked = Pick<RequestRow, 'id' | 'isTest'> & { language: string };

/** What each page of a request's document bears at its edge, from when it is presented: which request, and which of how many pages. */
export const documentEdge = (request: Marked): EdgeMark => edgeMark(request, []);

/** The same of the certificate's pages, which count for themselves and say what they are. */
export const certificateEdge = (request: Marked): EdgeMark => edgeMark(request, [wordsFor(request).certificate.title]);

const wordsFor = ({ language }: Marked) => messagesFor(language as Language);

function edgeMark(request: Marked, before: readonly string[]): EdgeMark {
  const { certificate, document } = wordsFor(request);
  const text = [...(request.isTest ? [testMark] : []), ...before, `${certificate.request} ${request.id}`, document.page].join(' \u00b7 ');
  return request.isTest ? { text, watermark: testMark } : { text };
}
