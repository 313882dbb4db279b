import type { Language } from '@/lib/core/i18n/languages';
import { type DocumentSettings, newSettings } from '../editing/definition';
import { nameOf } from './compose-template';
import { isBlank, type StartingPoint } from './rules';
import { tagsIn } from './tags';
import { type FieldKey, templateWords } from './words-of';

/** Who signs what comes of a template, by the fields of name and address. */
const signers: Partial<Record<StartingPoint, { name: FieldKey; email: FieldKey }>> = {
  contract: { name: 'signerName', email: 'signerEmail' },
  offer: { name: 'candidate', email: 'candidateEmail' },
  nda: { name: 'signerName', email: 'signerEmail' },
};

/** How a document of a starting point is set up: named by its values, with a PDF, and sent to be signed where it is for that. */
export function settingsOf(point: StartingPoint, language: Language): DocumentSettings {
  const words = templateWords(language);
  const tags = tagsIn(words);
  const signer = signers[point];
  return {
    ...newSettings,
    outputName: isBlank(point) ? nameOf(point, language) : tags.text(words[point].outputName),
    signature: signer
      ? { signerName: tags.of(signer.name), signerEmail: tags.of(signer.email), message: null, language: null, title: null, delivery: 'email' }
      : null,
  };
}
