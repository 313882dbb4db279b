export type RefusalCode =
  | 'too_large'
  | 'not_a_pdf'
  | 'empty_pdf'
  | 'xfa_form'
  | 'too_many_pages'
  | 'too_complex'
  | 'unsupported_script'
  | 'broken_pdf'
  | 'encrypted_pdf'
  | 'already_sealed'
  | 'carries_certificate'
  | 'font_not_embedded'
  | 'shown_differently'
  | 'unmarkable'
  | 'unknown_page'
  | 'bad_image';

export type RefusalProblem = {
  code: RefusalCode;
  message: string;
  /** The placement at fault, by its place in the list that was given. */
  index?: number;
};

/** What a document or a picture is refused for. Its sentence says what to do; the domain makes its own error of it. */
export class DocumentRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** Everything that is wrong, at once. */
    readonly problems: readonly RefusalProblem[] = [{ code, message }],
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DocumentRefusal';
  }
}
