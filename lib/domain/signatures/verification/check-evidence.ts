import { sha256 } from '@/lib/core/ids';
import { type ChainedEvent, verifyChain } from '../../events/chain';
import type { Evidence } from './read-evidence';

/** Checks the sealed evidence by itself, as anyone can who has the file (`docs/evidence.md`): every hash that can be computed from it. */
export function checkEvidence(evidence: Evidence, sealReason: string | null): string[] {
  const { events, chain_head: head } = evidence;
  const problems: string[] = [];
  // The first format came without salts: its hashes cannot be computed, only held against the database.
  if (events.some(({ salt, data_sha256, previous_hash }) => salt === undefined || !data_sha256 || !previous_hash)) return problems;
  const chained = events.map(asChained);
  problems.push(...verifyChain(chained, { sequence: events.length, hash: head ?? '' }).problems.map((problem) => `the attachment: ${problem}`));
  problems.push(...hashedProblems(evidence));
  // The reason may be cut by who shows it; in the file it stands whole.
  const sealed = /\b[0-9a-f]{64}\b/.exec(sealReason ?? '')?.[0];
  if (sealed !== undefined && sealed !== head) problems.push(`the seal names ${sealed} as the head of the chain, the attachment ${head}`);
  return problems;
}

const asChained = (event: Evidence['events'][number]): ChainedEvent => ({
  ...{ sequence: event.sequence, type: event.type, data: event.data, hash: event.hash },
  at: new Date(event.at),
  salt: event.salt ?? null,
  dataHash: event.data_sha256 ?? '',
  previousHash: event.previous_hash ?? '',
});

/** Acts and terms stand in the attachment, and their hashes in its events. */
function hashedProblems({ request, signatures, events }: Evidence): string[] {
  const problems: string[] = [];
  const hashOf = (type: string, name: string) => events.find((event) => event.type === type)?.data?.[name];
  const terms = hashOf('request.created', 'termsSha256');
  if (request.terms && terms !== undefined && sha256(JSON.stringify(request.terms)) !== terms)
    problems.push('the attachment: the terms of the request are not those of its first event');
  for (const { party, record } of signatures) {
    const hash = hashOf(party === 'signer' ? 'signature.accepted' : 'sender.signed', 'actSha256');
    if (record && hash !== undefined && sha256(JSON.stringify(record)) !== hash)
      problems.push(`the attachment: the act of the ${party} is not the one that the event of the signature recorded`);
  }
  return problems;
}
