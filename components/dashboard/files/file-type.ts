const names: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
};

/** What people call a type of file; a type that is none of ours as it is. */
export const typeName = (mimeType: string): string => names[mimeType] ?? mimeType;
