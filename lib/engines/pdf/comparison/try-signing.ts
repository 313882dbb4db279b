import { comparisonPool } from '@/lib/engines/pdf/engine-pools';
import { setOverlay } from '@/lib/engines/pdf/pages/lay-over';
import type { Box, Size } from '@/lib/engines/pdf/place';
import { makeSealIdentity } from '@/lib/engines/pdf/seal/make-seal-identity';
import { parseSealIdentity, type SealIdentity } from '@/lib/engines/pdf/seal/parse-seal-identity';
import { setCertificate } from '@/lib/engines/pdf/typeset/set-certificate';
import { BUSY, EngineFailure } from '@/lib/engines/processes/engine-failure';

/** Where on each page a mark is set on trial, in fractions of it. */
export const TRIAL_MARK: Box = { x: 0.4, y: 0.45, width: 0.2, height: 0.1 };
let identity: Promise<SealIdentity> | undefined;

/** A key that seals nothing else: what is sealed on trial must not pass for something that somebody signed. */
const trialIdentity = (): Promise<SealIdentity> => {
  identity ??= makeSealIdentity('Trial', new Date()).then((pem) => parseSealIdentity({ pem, source: 'trial' }, { pem, source: 'trial' }));
  return identity;
};

/** Does to a document what signing will do: a black mark on each page, the certificate in the size of the last, the seal. What reads the file does so in a child. */
export async function trySigning(pdf: Uint8Array, pages: readonly Size[]): Promise<Uint8Array> {
  const [overlay, certificate, identity] = await Promise.all([setMarks(pages), setTrialCertificate(pages.at(-1)), trialIdentity()]).catch(busyIfLate);
  return comparisonPool().run('sign', { pdf, overlay, certificate, identity });
}

/** What is set beforehand knows of the file no more than how large its pages are: where that takes too long, it is not the file's fault. */
function busyIfLate(error: unknown): never {
  throw error instanceof EngineFailure && error.reason === 'timeout' ? new EngineFailure('busy', BUSY) : error;
}

function setMarks(pages: readonly Size[]): Promise<Uint8Array> {
  const sheets = pages.map((page, index) => {
    const mark = { page: index + 1, ...TRIAL_MARK, type: 'strokes' as const, svg: blackBox(page) };
    return { width: page.width, height: page.height, marks: [mark], edge: null };
  });
  return setOverlay(sheets, { locale: 'en' });
}

const setTrialCertificate = ({ width, height }: Size = { width: 0, height: 0 }): Promise<Uint8Array> =>
  setCertificate({
    locale: 'en',
    pageWidth: width,
    pageHeight: height,
    title: 'Trial',
    intro: 'Trial',
    sections: [{ heading: 'Trial', facts: [{ label: 'SHA-256', value: 'ab'.repeat(32), mono: true }] }],
    timeline: { heading: 'Trial', rows: [{ at: '1970-01-01 00:00:00', event: 'Trial' }] },
    footer: 'Trial',
  });

function blackBox(page: Size): string {
  const [width, height] = [page.width * TRIAL_MARK.width, page.height * TRIAL_MARK.height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}"/></svg>`;
}
