import type { ErrorFactory } from '@/lib/core/errors';
import { hasVisible } from '@/lib/core/text/invisible';
import { signingErrors } from '../errors';
import type { StoredField } from '../fields/stored-field';
import { isSignature, parseStrokes } from './strokes';

/** What a party entered on the signing page, as the form posts it. */
export type SigningForm = {
  consent: string;
  signatureKind: 'typed' | 'drawn' | 'uploaded';
  signatureText: string;
  signatureStrokes: string;
  hasPicture: boolean;
  values: Record<string, string>;
};

const maxSignatureCharacters = 120;
const maxTextCharacters = 500;

/** The first reason why the form cannot be accepted, or null. `fields` are those of the party that signs. */
export function formProblem(form: SigningForm, fields: readonly StoredField[], consentVersion: string): ErrorFactory | null {
  if (form.consent !== consentVersion) return signingErrors.consentMissing;
  const texts = fields.filter((field) => field.kind === 'text');
  if (Object.keys(form.values).some((id) => !texts.some((field) => field.id === id))) return signingErrors.unknownField;
  if (texts.some((field) => field.required && !hasVisible(form.values[field.id] ?? ''))) return signingErrors.fieldMissing;
  if (Object.values(form.values).some((value) => [...value].length > maxTextCharacters)) return signingErrors.textTooLong;
  return signatureProblem(form);
}

function signatureProblem(form: SigningForm): ErrorFactory | null {
  if (form.signatureKind === 'uploaded') return form.hasPicture ? null : signingErrors.signatureMissing;
  if (form.signatureKind === 'typed') {
    if (!hasVisible(form.signatureText)) return signingErrors.signatureMissing;
    return [...form.signatureText].length > maxSignatureCharacters ? signingErrors.textTooLong : null;
  }
  const strokes = parseStrokes(form.signatureStrokes);
  if (!strokes || strokes.length === 0) return signingErrors.signatureMissing;
  return isSignature(strokes) ? null : signingErrors.signatureTooSimple;
}
