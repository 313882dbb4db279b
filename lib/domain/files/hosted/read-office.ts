import type { TemplateReading } from './template-reading';

type Refuse = (code: string, message: string) => Error;

/** What a template holds; throws what `refuse` makes of the reason why it is none. */
export async function readOffice(bytes: Buffer, refuse: Refuse): Promise<TemplateReading> {
  const kind = bytes.includes('word/document.xml') ? 'docx' : bytes.includes('ppt/presentation.xml') ? 'pptx' : null;
  if (!kind) throw refuse('not_office', 'The file is no Word document or slides. Save it as DOCX or PPTX and send that.');
  if (bytes.includes('vbaProject.bin')) throw refuse('macros', 'The file holds macros. Save it as DOCX or PPTX without macros and send that.');
  return { kind, tags: [], findings: [], fonts: [] };
}
