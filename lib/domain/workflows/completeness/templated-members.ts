import type { DocumentRow } from '../store';

/** The texts of a document in which tags are filled, by the member that holds each. */
export function templatedMembers(
  document: Pick<DocumentRow, 'outputName' | 'folder' | 'enablePdfPassword' | 'signature'> & { pdfPassword: string },
): { member: string; text: string }[] {
  const { signature } = document;
  const ofSignature = signature ? (['signerName', 'signerEmail', 'message', 'language', 'title'] as const) : [];
  return [
    { member: 'outputName', text: document.outputName },
    { member: 'folder', text: document.folder },
    ...(document.enablePdfPassword ? [{ member: 'pdfPassword', text: document.pdfPassword }] : []),
    ...ofSignature.map((member) => ({ member: `signature.${member}`, text: signature?.[member] ?? '' })),
  ].filter(({ text }) => text !== '');
}
