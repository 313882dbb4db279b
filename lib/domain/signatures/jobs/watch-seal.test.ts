import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { ownSeal, sealReadiness } from '@/lib/testing/own-seal';
import { runJob } from '@/lib/testing/run-job';
import { registerPerson } from '../../accounts/register-person';
import type { EmailRow } from '../../mail/store';
import { knownSeals } from '../sealing/known-seals';
import { sealIdentity } from '../sealing/seal';
import { sealEmails } from '../sealing/seal-warnings';

afterEach(() => setClock(null));
const at = (date: Date) => setClock(() => date);

test('30 days before the end, and not 31, the readiness says so and every operator is told, once for each stage', async () => {
  await ownSeal();
  const email = `${randomHex(6)}@operators.example`;
  const { id } = await registerPerson({ email, name: null });
  await db().person.update({ where: { id }, data: { isOperator: true } });
  const { validTo, sha256Fingerprint } = await sealIdentity();
  const told = async () => (await db().email.findMany({ where: { recipient: email }, orderBy: { createdAt: 'asc' } })).map(({ subjectId }) => subjectId);
  at(daysAfter(validTo, -31));
  await runJob('watch-seal');
  expect([await sealReadiness(), await told()]).toEqual([undefined, []]);
  at(daysAfter(validTo, -30));
  await runJob('watch-seal');
  await runJob('watch-seal');
  expect(await sealReadiness()).toContain('ends in 30 days');
  expect(await told()).toEqual([`${sha256Fingerprint}-30`]);
  for (const days of [-20, -7, -1, 1]) {
    at(daysAfter(validTo, days));
    await runJob('watch-seal');
  }
  expect(await told()).toEqual([30, 7, 1, 0].map((stage) => `${sha256Fingerprint}-${stage}`));
  await db().person.update({ where: { id }, data: { isOperator: false } });
});

test('the email names the certificate and its end, and is dropped once another certificate seals', async () => {
  const { put } = await ownSeal();
  const { sha256Fingerprint, subject, validTo } = await sealIdentity();
  const row = { subject: { kind: 'seal', id: `${sha256Fingerprint}-30` }, language: 'en' } as EmailRow;
  const letter = await sealEmails['seal-ending']?.(row);
  expect(letter?.text).toContain(subject);
  expect(letter?.subject).toContain(String(validTo.getUTCFullYear()));
  await put(new Date());
  expect(await sealEmails['seal-ending']?.(row)).toBeNull();
});

test('the certificate that seals is noted as ours before it has sealed anything', async () => {
  await ownSeal();
  const { sha256Fingerprint } = await sealIdentity();
  await runJob('watch-seal');
  expect((await knownSeals()).seals.map(({ fingerprint }) => fingerprint)).toContain(sha256Fingerprint);
});
