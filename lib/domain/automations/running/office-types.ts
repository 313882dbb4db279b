/** The types of the files that templates are, and outputs become. */
export const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

export const kindOf = (mimeType: string): keyof typeof officeTypes | null =>
  mimeType === officeTypes.docx ? 'docx' : mimeType === officeTypes.pptx ? 'pptx' : null;
