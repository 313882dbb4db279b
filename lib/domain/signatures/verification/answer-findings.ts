import { listSealedAs, listSignedIds, type RequestRow } from '../store';
import type { VerificationView } from '../views/verification-view';
import { documentOf } from './answer-document';
import { recordHolds } from './answer-record';
import { type Findings, judge, type Known, type SealFound, sentences } from './answer-verdict';
import { UNKNOWN_AUTHORITY } from './known-stamp';
import { ourFingerprints } from './our-seals';

/** The answer to what was found in a file. What only a reading of the file can tell is null where hashes alone were sent. */
export async function answerFindings(findings: Findings): Promise<VerificationView> {
  const hashes = [findings.sha256, ...(findings.seals ?? []).flatMap(({ revisionSha256 }) => revisionSha256 ?? [])];
  const sealed = await soundOnes(await listSealedAs([...new Set(hashes)]));
  const { verdict, sealedSha256, seal, requestId } = judge(findings, await knownOf(findings, sealed));
  const request = sealed.find(({ signedSha256 }) => signedSha256 === sealedSha256) ?? null;
  return {
    verdict,
    message: [sentences[verdict], ...notes(request, seal)].join(' '),
    request_id: request?.id ?? requestId,
    document: request && (await documentOf(request)),
    seal: seal && {
      number: (findings.seals ?? []).indexOf(seal) + 1,
      ours: verdict !== 'other_seal' && verdict !== 'certificate_of_another',
      intact: seal.intact,
      subject: seal.subject ?? null,
      stamped_at: request?.timeStampedAt?.toISOString() ?? null,
    },
    added: seal?.additions ?? null,
  };
}

/** What a file says of its time-stamp is nobody's word: the record alone says when it was stamped. */
const notes = (request: RequestRow | null, seal: SealFound | null): string[] => [
  ...(request?.isTest ? ['It is a test document, and proves nothing.'] : []),
  ...(!request && seal?.stampedAt ? [`It bears ${UNKNOWN_AUTHORITY}.`] : []),
];

async function soundOnes(requests: readonly RequestRow[]): Promise<RequestRow[]> {
  const holds = await Promise.all(requests.map(recordHolds));
  return requests.filter((_, index) => holds[index]);
}

async function knownOf({ marks }: Findings, sealed: readonly RequestRow[]): Promise<Known> {
  return {
    sealed: new Set(sealed.flatMap(({ signedSha256 }) => signedSha256 ?? [])),
    certificates: (await ourFingerprints()).fingerprints,
    requests: new Set(await listSignedIds(marks)),
  };
}
