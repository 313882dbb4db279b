import { openPdf } from '../open-pdf.ts';
import { embedOverlay } from '../pages/embed-overlay.ts';
import { finishSigned } from '../seal/finish-signed.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import type { TrialSigning } from './comparison-jobs.ts';

// What is made on trial is looked at and thrown away; the same file gives the same.
const NO_DATE = new Date(0);
const SECTION = { requestId: '', locale: 'en', titles: { document: 'Trial', certificate: 'Trial' } };

/** Marks, certificate and seal, as `assembleSigned` and `sealPdf` put them: tens of milliseconds in one piece for a file of some pages. */
export async function signOnTrial({ pdf, overlay, certificate, identity }: TrialSigning): Promise<Uint8Array> {
  const document = await openPdf(pdf);
  await embedOverlay(
    document,
    overlay,
    document.getPages().map((_, index) => ({ index, isArtifact: false })),
  );
  const whole = await finishSigned(document, { certificate: { pdf: certificate, ...SECTION }, attachments: [], modifiedAt: NO_DATE });
  return sealPdf(whole, identity, { reason: 'Trial', at: NO_DATE });
}
