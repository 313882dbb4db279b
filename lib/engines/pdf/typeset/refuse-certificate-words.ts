import { certificateTeller, type TellingWords } from '@/lib/engines/pdf/intake/certificate-teller';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';

const READS_LIKE_ONE =
  'The markdown reads like a signing certificate of this service. Sealed, its page would seem to certify what nobody signed: leave those words out.';

/**
 * Refuses what would be set as a page like one of our certificates. Only where the words of the whole document hold a certificate's
 * are its pages read: most of a long paper's may speak of browsers and time zones, and no page be one.
 */
export async function refuseCertificateWords(set: { pdf: Uint8Array; data: unknown }, telling: readonly TellingWords[]): Promise<void> {
  const isCertificate = certificateTeller(telling);
  if (!isCertificate(wordsOf(set.data))) return;
  const pages = await describePages(set.pdf);
  if (pages.some(({ lines }) => isCertificate(lines.map(({ text }) => text).join('\n')))) throw new DocumentRefusal('carries_certificate', READS_LIKE_ONE);
}

/** Every text of what is set, however it is marked up. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([member, inner]) => (spoken.has(member) || typeof inner !== 'string' ? wordsOf(inner) : ''))
    .join('');
}

/** Members of the template's data that are words; others name kinds, places and addresses. */
const spoken: ReadonlySet<string> = new Set(['v', 'caption', 'title']);
