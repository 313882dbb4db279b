import type { WorkflowsWords } from '../words';

type Kind = keyof WorkflowsWords['failures'];

/** What each code of a run's failure is, in the words of the reader; several codes are mended alike. */
const kinds: Record<Kind, readonly string[]> = {
  data: ['erased'],
  gone: ['missing_template'],
  template: ['not_office', 'encrypted_file', 'macros', 'zip_bomb', 'broken_file', 'doctype', 'unreadable', 'crashed'],
  large: ['too_large', 'too_complex', 'timeout', 'text_too_long', 'too_many_repetitions'],
  tag: [
    ...['broken_block', 'unknown_block', 'unclosed_block', 'unclosed_braces', 'unopened_braces', 'stray_end', 'stray_else', 'blocks_too_deep', 'too_deep'],
    ...['empty_tag', 'tag_too_long', 'unbalanced_bracket', 'unknown_filter', 'filter_syntax', 'filter_argument', 'no_label', 'no_group', 'no_condition'],
    ...['not_a_date', 'no_date', 'not_comparable', 'too_many_names'],
  ],
  formula: [
    ...['formula_syntax', 'formula_too_deep', 'unknown_function', 'nested_function', 'division_by_zero', 'not_a_number', 'missing_number'],
    ...['number_too_large', 'group_in_formula', 'different_groups'],
  ],
  output: ['missing_output'],
  password: ['empty_password', 'unusable_password'],
  locked: ['encrypted_pdf'],
  fieldTag: ['field_tag_in_value'],
  picture: ['bad_picture'],
  address: ['invalid_email'],
  signatureText: ['invalid_signature_text'],
  converter: ['converter_missing', 'converter_broken'],
  busy: ['busy', 'closed', 'unavailable', 'too_busy'],
  lost: ['file_lost'],
  internal: ['internal_error'],
  slides: ['no_slides'],
  limit: ['rate_limited', 'quota_exceeded', 'limit_reached', 'monthly_limit', 'storage_limit'],
  other: [],
};

const byCode = new Map(Object.entries(kinds).flatMap(([kind, codes]) => codes.map((code) => [code, kind as Kind] as const)));

/** `other` for what a signature request was refused for: its details say more than we could. */
export const failureKind = (code: string): Kind => byCode.get(code) ?? 'other';

const warnings: Record<keyof WorkflowsWords['warningKinds'], readonly string[]> = {
  value: ['missing_value'],
  kind: ['not_a_single_value', 'skipped_value', 'not_a_number', 'not_a_date'],
  picture: ['picture_unreachable', 'unsupported_picture', 'too_many_pictures', 'bad_picture'],
  font: ['font_replaced'],
  alike: ['font_alike'],
  slide: ['beyond_slide'],
  link: ['unsafe_link'],
  other: [],
};

const byWarning = new Map(Object.entries(warnings).flatMap(([kind, codes]) => codes.map((code) => [code, kind as keyof typeof warnings] as const)));

export const warningKind = (code: string): keyof typeof warnings => byWarning.get(code) ?? 'other';
