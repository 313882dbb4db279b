import { maxTemplateBytes } from '@/lib/domain/files/rules';
import { MAX_BODY_BYTES } from './max-body-bytes';

/** What a multipart body has around its file. */
const multipartOverheadBytes = 1024 * 1024;

/** As much as a source takes of a post; more than people type. */
const maxFormBytes = 1024 * 1024;

/** How large a body may be, by how its address begins; the first row that fits counts. Said is what a sender can use of it. */
const limits = [
  { under: /^\/forms\//, maxBytes: maxFormBytes, usableBytes: maxFormBytes },
  { under: /^\/(?:files|dashboard\/data\/(?:files|drafts))(?:[/?]|$)/, maxBytes: maxTemplateBytes + multipartOverheadBytes, usableBytes: maxTemplateBytes },
  { under: /^/, maxBytes: MAX_BODY_BYTES, usableBytes: MAX_BODY_BYTES },
];

type BodyLimit = { maxBytes: number; usableBytes: number };

/** The limit at this address (path and query, as the sender wrote them). */
export function bodyLimitAt(url: string): BodyLimit {
  const path = url.replace(/^\/*/, '/');
  return limits.find(({ under }) => under.test(path)) ?? { maxBytes: MAX_BODY_BYTES, usableBytes: MAX_BODY_BYTES };
}
