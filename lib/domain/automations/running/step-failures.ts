import { StepFailure } from './step-failure';

const rerun = 'Run the workflow anew.';

/** What can go wrong in a run beside what its engines say. */
export const stepFailures = {
  erased: () => new StepFailure({ code: 'erased', message: 'The data of this run were erased when their time was over.', advice: 'Post them again.' }),
  storageFull: () =>
    new StepFailure({
      code: 'storage_limit',
      message: 'The account keeps as much as it may, and the document was not made.',
      advice: 'Delete files that are no longer needed, or ask the operator for more storage, then retry the run.',
    }),
  templateGone: () =>
    new StepFailure({
      code: 'missing_template',
      message: 'The template file was deleted before the run had begun.',
      advice: 'Give the workflow a document with another file, then run it anew on the newest version.',
    }),
  notOffice: (name: string) =>
    new StepFailure({ code: 'not_office', message: `The template ${name} is neither DOCX nor PPTX.`, advice: 'Upload a DOCX or PPTX file, then run anew.' }),
  outputGone: () => new StepFailure({ code: 'missing_output', message: 'The filled document was deleted before its PDF was made.', advice: rerun }),
  emptyPassword: () =>
    new StepFailure({
      code: 'empty_password',
      message: 'The PDF password came out empty, and the file is not left open.',
      advice: 'Send a value for every tag of pdfPassword, or change the text of pdfPassword, then run the workflow anew.',
    }),
  encryptedForSigning: () =>
    new StepFailure({
      code: 'encrypted_pdf',
      message: 'A PDF with a password cannot be sent for signature.',
      advice: 'Switch enablePdfPassword off for this document, or send it no longer for signature, then run anew on the newest version.',
    }),
  fieldTagInValue: (name: string, value: string) =>
    new StepFailure({
      code: 'field_tag_in_value',
      message: `The value of "${name}" holds what would become a field of the document to sign.`,
      advice: 'Post the data without "{{" in this value. What the signer fills in is said by tags of the template alone.',
      value,
    }),
  picture: (tag: string, reason: string) =>
    new StepFailure({
      code: 'bad_picture',
      message: `The picture for {{${tag}}} cannot be used: ${reason}`,
      advice: 'Send a PNG or JPEG of at most 5 MB.',
      value: tag,
    }),
  badAddress: (value: string) =>
    new StepFailure({
      code: 'invalid_email',
      message: `The signer’s address "${value}" is no email address.`,
      advice: 'Post corrected data, with an address such as anna@example.com under the name that the tag uses: a retry takes the same data again.',
      value,
    }),
};
