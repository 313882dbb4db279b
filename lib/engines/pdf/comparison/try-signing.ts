import type { Box, Size } from '@/lib/engines/pdf/place';
import { assembleSigned } from '@/lib/engines/pdf/seal/assemble-signed';
import { makeSealIdentity } from '@/lib/engines/pdf/seal/make-seal-identity';
import { parseSealIdentity, type SealIdentity } from '@/lib/engines/pdf/seal/parse-seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { setCertificate } from '@/lib/engines/pdf/typeset/set-certificate';

/** Where on each page a mark is set on trial, in fractions of it. */
export const TRIAL_MARK: Box = { x: 0.4, y: 0.45, width: 0.2, height: 0.1 };
// What is made on trial is looked at and thrown away; the same file gives the same.
const NO_DATE = new Date(0);

const TRIAL_SECTION = { requestId: '', locale: 'en', titles: { document: 'Trial', certificate: 'Trial' } };

let identity: Promise<SealIdentity> | undefined;

/** A key that seals nothing else: what is sealed on trial must not pass for something that somebody signed. */
const trialIdentity = (): Promise<SealIdentity> => {
  identity ??= makeSealIdentity('Trial', new Date()).then((pem) => parseSealIdentity({ pem, source: 'trial' }, { pem, source: 'trial' }));
  return identity;
};

/** Does to a document what signing will do: a black mark on each page, the certificate in the size of the last, the seal. */
export async function trySigning(pdf: Uint8Array, pages: readonly Size[]): Promise<Uint8Array> {
  const { width: pageWidth = 0, height: pageHeight = 0 } = pages.at(-1) ?? {};
  const certificate = await setCertificate({
    locale: 'en',
    pageWidth,
    pageHeight,
    title: 'Trial',
    intro: 'Trial',
    sections: [{ heading: 'Trial', facts: [{ label: 'SHA-256', value: 'ab'.repeat(32), mono: true }] }],
    timeline: { heading: 'Trial', rows: [{ at: '1970-01-01 00:00:00', event: 'Trial' }] },
    footer: 'Trial',
  });
  const marks = pages.map((page, index) => ({ page: index + 1, ...TRIAL_MARK, type: 'strokes' as const, svg: blackBox(page) }));
  const whole = await assembleSigned({ pdf, marks, certificate: { pdf: certificate, ...TRIAL_SECTION }, attachments: [], locale: 'en', modifiedAt: NO_DATE });
  return sealPdf(whole, await trialIdentity(), { reason: 'Trial', at: NO_DATE });
}

function blackBox(page: Size): string {
  const [width, height] = [page.width * TRIAL_MARK.width, page.height * TRIAL_MARK.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}"/></svg>`;
}
