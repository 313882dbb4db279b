import { PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { refuseFile } from './refuse-file.ts';

const name = (text: string): PDFName => PDFName.of(text);
const SEALED =
  'The PDF already bears a digital signature, which any further mark would break. Send an unsigned copy; a signed one can be attached to your message.';
const FORM_ONLY = 'The PDF is an XFA form, which only some programs can show. Print it to a new PDF and send that.';

/** Refuses what bears somebody's digital signature. Usage rights for Adobe Reader are no such thing. */
export function refuseSealed({ context, catalog }: PDFDocument): void {
  const permissions = catalog.lookup(name('Perms'));
  if (permissions instanceof PDFDict && permissions.has(name('DocMDP'))) refuseFile('already_sealed', SEALED);
  const usageRights = permissions instanceof PDFDict ? ['UR', 'UR3'].map((key) => permissions.lookup(name(key))) : [];
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || usageRights.includes(object)) continue;
    const isSignature = object.has(name('ByteRange')) && object.has(name('Contents'));
    const isSignedField = String(object.lookup(name('FT'))) === '/Sig' && object.lookup(name('V')) instanceof PDFDict;
    if (isSignature || isSignedField) refuseFile('already_sealed', SEALED);
  }
}

/** Whether there is a form; one that only XFA programs can show is refused. */
export function hasForm({ catalog }: PDFDocument): boolean {
  const form = catalog.lookup(name('AcroForm'));
  if (!(form instanceof PDFDict)) return false;
  const fields = form.lookup(name('Fields'));
  const isEmpty = !(fields instanceof PDFArray) || fields.size() === 0;
  const needsRendering = String(catalog.lookup(name('NeedsRendering'))) === 'true';
  if (form.has(name('XFA')) && (isEmpty || needsRendering)) refuseFile('xfa_form', FORM_ONLY);
  return !isEmpty;
}
