import { languages } from '../core/i18n/languages';
import { messagesFor } from './messages';

/** Words of which at least so many on one page say that it is a page of a signing certificate. */
type TellingWords = { words: string[]; atLeast: number };

/** By what a certificate is known in any language: what each of its pages says it is, two sentences or hashes that no other paper has, or most of what it tells of a party. */
export const certificateWords: readonly TellingWords[] = languages.flatMap((language) => {
  const { certificate } = messagesFor(language);
  const { intro, footer, originalHash, presentedHash, signedHash, chainHead } = certificate;
  const { verification, delivery, signatureKind, signedAt, timeZone, ip, browser, consent } = certificate;
  return [
    { words: [`${certificate.title} \u00b7 ${certificate.request}`], atLeast: 1 },
    { words: [intro, footer, originalHash, presentedHash, signedHash, chainHead], atLeast: 2 },
    { words: [verification, delivery, signatureKind, signedAt, timeZone, ip, browser, consent], atLeast: 6 },
  ];
});
