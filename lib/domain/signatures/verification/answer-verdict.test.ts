import { expect, test } from 'vitest';
import { type Findings, judge, type Known, type SealFound, sentences } from './answer-verdict';

const [ours, file, older, stranger] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64)) as [string, string, string, string];
const id = '1'.repeat(32);
const known: Known = { sealed: new Set([ours, older]), certificates: new Set(['our-certificate']), requests: new Set([id]) };

const seal = (changes: Partial<SealFound> = {}): SealFound => ({ revisionSha256: stranger, certificateSha256: 'another', intact: true, ...changes });
const own = (changes: Partial<SealFound> = {}) => seal({ certificateSha256: 'our-certificate', ...changes });

test.each<[string, Partial<Findings>, string]>([
  ['the hash of a sealed file', { sha256: ours, seals: null }, 'original'],
  ['the same with its seal', { sha256: ours, seals: [own({ revisionSha256: ours })] }, 'original'],
  ['a sealed file at its beginning', { seals: [own({ revisionSha256: ours })] }, 'altered'],
  ['the same, whatever is claimed of its seal', { seals: [own({ revisionSha256: ours, intact: false })] }, 'altered'],
  ['a sealed file that others sealed once more', { seals: [own({ revisionSha256: ours }), seal({ revisionSha256: file })] }, 'altered'],
  ['our seal over other bytes', { seals: [own({ revisionSha256: null, intact: false })] }, 'broken'],
  ['our seal, which cannot be checked', { seals: [own({ intact: null })] }, 'broken'],
  ['our seal, whole, of a file that is in no record', { seals: [own()] }, 'unrecorded'],
  ['our certificate’s page in a file without a seal', { marks: [id] }, 'certificate_of_another'],
  ['the same under another’s seal', { marks: [id], seals: [seal()] }, 'certificate_of_another'],
  ['our seal and our marks: the seal says more', { marks: [id], seals: [own({ intact: false })] }, 'broken'],
  ['marks of a request that nobody signed here', { marks: ['2'.repeat(32)] }, 'unsigned'],
  ['another’s seal', { seals: [seal()] }, 'other_seal'],
  ['a seal that cannot be read', { seals: [seal({ revisionSha256: null, certificateSha256: null, intact: null })] }, 'other_seal'],
  ['no seal', {}, 'unsigned'],
  ['a hash alone that is not known', { seals: null }, 'unknown'],
])('%s', (_, changes, verdict) => {
  expect(judge({ sha256: file, seals: [], marks: [], ...changes }, known).verdict).toBe(verdict);
});

test('of two revisions that were sealed here the later one counts', () => {
  const seals = [own({ revisionSha256: older }), own({ revisionSha256: ours })];
  expect(judge({ sha256: file, seals, marks: [] }, known)).toMatchObject({ verdict: 'altered', sealedSha256: ours, seal: seals[1] });
});

test('every verdict has a sentence of its own', () => {
  expect(new Set(Object.values(sentences)).size).toBe(Object.keys(sentences).length);
});
