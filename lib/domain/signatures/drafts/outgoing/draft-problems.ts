import { z } from 'zod';
import type { ErrorDetail } from '@/lib/core/errors';
import { problemsOf } from '@/lib/core/validate';
import { MAX_FIELDS } from '@/lib/engines/pdf/field';
import { createInput } from '../../schema';
import { markdownFault } from '../document/tag-faults';
import type { DraftRow } from '../store';
import { createRequestOf } from './create-input';

/** Where on the page something is missing or wrong. */
export const problemPlaces = ['document', 'fields', 'signer', 'words'] as const;

/** What may be missing or wrong, by the words that the page has for it. */
export const problemKeys = [
  'no_document',
  'document_empty',
  'document_refused',
  'tag_wrong',
  'too_many_fields',
  'field_outside',
  'field_too_small',
  'field_of_sender',
  'field_label',
  'field_wrong',
  'signer_missing',
  'signer_address',
  'signer_unreachable',
  'signer_name',
  'title_missing',
  'title_wrong',
  'message_long',
  'words_wrong',
  'limit_reached',
  'account_suspended',
] as const;

/** `message` is for programs, and for what no words are known; `field` the page's own name of the one at fault. */
export const draftProblem = z.object({
  place: z.enum(problemPlaces),
  key: z.enum(problemKeys),
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
});
export type DraftProblem = z.output<typeof draftProblem>;

type Told = Pick<DraftProblem, 'place' | 'key'>;

/** By the member at fault, and where that is not enough by the code of what is wrong with it; the first that fits. */
const told: readonly (readonly [path: RegExp, code: RegExp, told: Told])[] = [
  [/^fields/, /^too_many_fields$|^too_big$/, { place: 'fields', key: 'too_many_fields' }],
  [/^fields/, /^(?:outside_page|unknown_page)$/, { place: 'fields', key: 'field_outside' }],
  [/^fields/, /^empty_box$/, { place: 'fields', key: 'field_too_small' }],
  [/^fields/, /^sender_does_not_sign$/, { place: 'fields', key: 'field_of_sender' }],
  [/^fields.*label$/, /./, { place: 'fields', key: 'field_label' }],
  [/^fields.*(?:x|y|width|height)$/, /./, { place: 'fields', key: 'field_outside' }],
  [/^fields/, /./, { place: 'fields', key: 'field_wrong' }],
  [/^document/, /^empty$/, { place: 'document', key: 'document_empty' }],
  [/^document/, /^(?:unknown_party|missing_label|sender_does_not_sign)$/, { place: 'document', key: 'tag_wrong' }],
  [/^document/, /^too_many_fields$/, { place: 'fields', key: 'too_many_fields' }],
  [/^document/, /./, { place: 'document', key: 'document_refused' }],
  [/^signer\.email$/, /^recipient_unreachable$/, { place: 'signer', key: 'signer_unreachable' }],
  [/^signer\.email$/, /./, { place: 'signer', key: 'signer_address' }],
  [/^signer\.name$/, /./, { place: 'signer', key: 'signer_name' }],
  [/^title$/, /^(?:required|empty)$/, { place: 'words', key: 'title_missing' }],
  [/^title$/, /./, { place: 'words', key: 'title_wrong' }],
  [/^message$/, /./, { place: 'words', key: 'message_long' }],
];

/** What the page says to a detail of a refused request. */
export function asDraftProblem({ path, code, message }: ErrorDetail, draft: DraftRow): DraftProblem {
  const found = told.find(([member, codes]) => member.test(path) && codes.test(code))?.[2] ?? { place: 'words' as const, key: 'words_wrong' as const };
  const index = /^fields\[(\d+)\]/.exec(path)?.[1];
  const field = index === undefined ? undefined : draft.fields[Number(index)]?.id;
  return { ...found, code, message, ...(field === undefined ? {} : { field }) };
}

/** What can be said of a draft without looking at its document anew. */
export function draftProblems(draft: DraftRow): DraftProblem[] {
  if (draft.documentKind === 'none') {
    const missing: DraftProblem = { place: 'document', key: 'no_document', code: 'required', message: 'Add the document that is to be signed.' };
    return [missing, ...problemsOfWords({ ...draft, documentKind: 'pdf' })];
  }
  return [...problemsOfWords(draft), ...problemsOfText(draft), ...problemsOfPages(draft)];
}

function problemsOfWords(draft: DraftRow): DraftProblem[] {
  const parsed = createInput.safeParse(createRequestOf(draft));
  const details = parsed.success ? [] : problemsOf(parsed.error);
  return details.map((detail) => {
    const isMissing = detail.path === 'signer.email' && draft.signerEmail.trim() === '';
    return { ...asDraftProblem(detail, draft), ...(isMissing ? { key: 'signer_missing' as const } : {}) };
  });
}

function problemsOfText(draft: DraftRow): DraftProblem[] {
  const fault = draft.documentKind === 'markdown' && draft.markdown.trim() !== '' ? markdownFault(draft) : null;
  return fault ? [asDraftProblem({ path: 'document.markdown', ...fault }, draft)] : [];
}

/** Tags that make no fields, fields beyond the last page, and more of them than a document may have with those of its tags. */
function problemsOfPages(draft: DraftRow): DraftProblem[] {
  if (draft.documentKind !== 'pdf') return [];
  const { fields, suggestions, pages, problemCode, problemMessage } = draft;
  const wrong = problemCode === null ? [] : [{ path: 'document', code: problemCode, message: problemMessage ?? '' }];
  const beyond = fields.flatMap(({ page }, index) =>
    page <= pages.length ? [] : [{ path: `fields[${index}]`, code: 'unknown_page', message: `The document has no page ${page}; it has ${pages.length}.` }],
  );
  const tags = suggestions.filter(({ why }) => why === 'tag');
  const ofSender = draft.senderSigns ? [] : tags.filter(({ party }) => party === 'sender').slice(0, 1);
  const foreign = ofSender.map(({ text }) => ({
    path: 'document',
    code: 'sender_does_not_sign',
    message: `The document has a field for the sender, {{${text}}}, who does not sign it. Let the sender sign, or remove the tag.`,
  }));
  const tooMany = fields.length > 0 && fields.length + tags.length > MAX_FIELDS;
  const many = tooMany ? [{ path: 'fields', code: 'too_many_fields', message: `A document has at most ${MAX_FIELDS} fields, with those of its tags.` }] : [];
  return [...wrong, ...beyond, ...foreign, ...many].map((detail) => asDraftProblem(detail, draft));
}
