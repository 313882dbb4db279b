const yes = { type: 'boolean', value: 'true' };
const no = { type: 'boolean', value: 'false' };

/** What LibreOffice's PDF export is told, in the form that its kit takes. */
export const PDF_OPTIONS = {
  UseTaggedPDF: yes,
  ExportBookmarks: yes,
  // Pictures stay as they came.
  ReduceImageResolution: no,
  // Comments, speaker notes and hidden slides are the author's own.
  ExportNotes: no,
  ExportNotesPages: no,
  ExportHiddenSlides: no,
  // What Word shows as text is text, not a field to fill.
  ExportFormFields: no,
};
