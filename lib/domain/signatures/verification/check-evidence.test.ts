import { expect, test } from 'vitest';
import { getBlob } from '@/lib/engines/storage/blobs';
import { signedNow } from '@/lib/testing/own-seal';
import { findProvenRequest } from '../store';
import { checkEvidence } from './check-evidence';
import { type Evidence, readEvidence } from './read-evidence';

test('evidence is held against itself: events, head, the head that the seal names, terms and acts', async () => {
  const request = await findProvenRequest((await signedNow()).id);
  const evidence = await readEvidence(await getBlob(request?.signedSha256 ?? ''));
  const head = evidence.chain_head;
  expect(checkEvidence(evidence, `Request x, head ${head}.`)).toEqual([]);
  expect(checkEvidence(evidence, 'Sealed')).toEqual([]);
  const other = '0'.repeat(64);
  expect(checkEvidence(evidence, `head ${other}`)).toEqual([`the seal names ${other} as the head of the chain, the attachment ${head}`]);
  const changed = (change: (evidence: Evidence) => void) => {
    const copy = structuredClone(evidence);
    change(copy);
    return checkEvidence(copy, null).join('\n');
  };
  expect(changed((copy) => Object.assign(copy.events[0]?.data ?? {}, { ip: '192.0.2.1' }))).toContain('event 1 (request.created): its data was changed');
  expect(changed((copy) => void copy.events.pop())).toContain('the last event is not the head of the chain');
  expect(changed((copy) => void copy.request.terms?.pop())).toContain('the terms of the request are not those of its first event');
  expect(changed((copy) => void copy.signatures[0]?.record?.pop())).toContain('the act of the signer is not the one that the event of the signature recorded');
});
