import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import type { languages } from '@/lib/core/i18n/languages';
import { sentRequest } from '@/lib/testing/private-link';
import { sign } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { listEvents } from '../../../events/store';
import { consentOf } from '../../signing/consent';
import { findProvenRequest, listActs } from '../../store';
import { certificateModel } from './certificate-model';

afterEach(() => setClock(null));

/** The facts of a request that was signed in the last half hour of a day in UTC. */
async function factsOf(language: (typeof languages)[number], timeZone: string) {
  setClock(() => new Date('2026-11-21T23:30:05.000Z'));
  const { id, link } = await sentRequest({ language });
  await sign(link, { consent: consentOf(language).version, time_zone: timeZone });
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  const acts = (await listActs(id)).map((act) => ({ act, signature: { type: 'text' as const, text: 'Anna' } }));
  const seal = { subject: 'CN=Test', sha256_fingerprint: 'ab'.repeat(32) };
  const model = certificateModel({ request, acts, events: await listEvents(id), contentSha256: 'cd'.repeat(32), seal, pageWidth: 595, pageHeight: 842 });
  const facts = new Map(model.sections.flatMap((section) => section.facts.map((fact) => [fact.label, fact] as const)));
  return { facts, words: messagesFor(language).certificate };
}

test('the time of signing stands in UTC and in the signer’s own zone, whose day may be another', async () => {
  const { facts, words } = await factsOf('en', 'Asia/Tokyo');
  expect(facts.get(words.signedAt)?.value).toBe('2026-11-21 23:30:05 UTC');
  expect(facts.get(words.localTime)?.value).toBe('22 November 2026 at 08:30:05 GMT+9');
  expect(facts.get(words.timeZone)?.value).toBe('Asia/Tokyo');
});

test('where the zone is not known, no local time is made up', async () => {
  const { facts, words } = await factsOf('en', 'Mars/Olympus');
  expect([facts.get(words.timeZone)?.value, facts.has(words.localTime)]).toEqual(['UTC', false]);
});

test.each([
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['ja', '日本語'],
  ['pt-br', 'português (Brasil)'],
] as const)('the language %s stands by its name, and the consent with its version and its hash apart', async (language, name) => {
  const { facts, words } = await factsOf(language, 'Europe/Berlin');
  const { version, sha256 } = consentOf(language);
  expect(facts.get(words.language)?.value).toBe(name);
  expect(facts.get(words.consent)?.value).toContain(version);
  expect(facts.get(words.consentHash)).toMatchObject({ value: sha256, mono: true });
});
