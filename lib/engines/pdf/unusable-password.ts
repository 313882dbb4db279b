/** Bytes of UTF-8 that the encryption of PDF 2.0 takes of a password; readers ignore what is beyond. */
export const MAX_PASSWORD_BYTES = 127;

const SENTENCES = {
  empty: 'The password is empty.',
  too_long: `The password is longer than ${MAX_PASSWORD_BYTES} bytes; letters outside of English count for two to four.`,
  control_character: 'The password has a line break, a tab or another control character, which nobody can type.',
} as const;

/** A password that no PDF can be opened with. Never says what it was. */
export class UnusablePassword extends Error {
  constructor(readonly code: keyof typeof SENTENCES) {
    super(SENTENCES[code]);
    this.name = 'UnusablePassword';
  }
}
