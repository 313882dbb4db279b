import type { FilesWords } from './words';

/** What a refusal names most closely: the one thing that is wrong, where it says one. */
export const detailCode = ({ code, details }: { code: string; details?: readonly { code: string }[] | undefined }): string => details?.[0]?.code ?? code;

type Problem = keyof FilesWords['problems'];

/** The sentence that each code of the API has in the room. */
const sentences: Record<string, Problem> = {
  unknown_kind: 'unknown_kind',
  not_office: 'unknown_kind',
  not_a_pdf: 'unknown_kind',
  other_kind: 'other_kind',
  too_large: 'too_large',
  payload_too_large: 'too_large',
  encrypted_pdf: 'encrypted',
  encrypted_file: 'encrypted',
  broken_pdf: 'damaged',
  empty_pdf: 'damaged',
  broken_file: 'damaged',
  zip_bomb: 'damaged',
  doctype: 'damaged',
  macros: 'macros',
  too_complex: 'too_complex',
  too_deep: 'too_complex',
  too_many_pages: 'too_complex',
  xfa_form: 'form',
  broken_block: 'tags',
  too_many_tags: 'tags',
  rate_limited: 'busy',
  unavailable: 'busy',
  interrupted: 'interrupted',
  sign_in_needed: 'signed_out',
  unauthorized: 'signed_out',
  forbidden: 'not_allowed',
  used_by_workflow: 'in_use',
  used_by_run: 'in_use',
  not_found: 'gone',
  empty: 'bad_name',
  too_long: 'bad_name',
  slash: 'bad_name',
  invisible_characters: 'bad_name',
  storage_full: 'full',
  storage_limit: 'account_full',
};

export const problemOf = (code: string, words: FilesWords): string => words.problems[(Object.hasOwn(sentences, code) && sentences[code]) || 'other'];
