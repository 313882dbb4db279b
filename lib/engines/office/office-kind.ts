/** What a template is, and what it is filled to: a word-processing document or slides. */
export type OfficeKind = 'docx' | 'pptx';
