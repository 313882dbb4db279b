/** What a child may find wrong with a file; the words come with it. */
export const FILE_FAULTS = [
  'already_sealed',
  'broken_pdf',
  'carries_certificate',
  'empty_pdf',
  'encrypted_pdf',
  'font_not_embedded',
  'shown_differently',
  'too_complex',
  'too_many_pages',
  'unmarkable',
  'xfa_form',
] as const;

export type FileFault = (typeof FILE_FAULTS)[number];

export const BROKEN = 'The PDF is damaged and cannot be read. Open it in another program, print or save it as a new PDF, and send that.';
