import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/settings/export/route';
import { db } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { createKeyless } from '@/lib/testing/keyless';
import { listenTo } from '@/lib/testing/receiver';
import { signIn } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { insertCalls } from '../calls/store';
import { createTeam } from '../teams';

async function exported(personId: string, more: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  const { cookie } = await signIn(personId);
  const answer = await GET(new Request('http://localhost:3000/dashboard/settings/export', { headers: { cookie, ...more } }));
  const text = await answer.text();
  return { answer, text, token: cookie.split('=')[1] ?? '' };
}

test('all that is kept of a person and of their own account, as a file to be saved', async () => {
  const { account, email, key } = await makeAccount({ name: 'Kim Keller' });
  const { request_id } = (await createRequest(key, { title: 'Offer for Anna' })).json;
  const team = await createTeam(account.ownerId, 'Legal');
  const webhook = await listenTo('requests', account.id);
  const { values } = await completedRun({ account, key });
  const sent = { kind: 'sign-in', language: 'en', status: 'sent', createdAt: new Date(), details: { sealed_token: 'sealed-text' } };
  await db().email.create({ data: { id: newId('eml'), recipient: email, ...sent } });
  const { answer, text } = await exported(account.ownerId);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': expect.stringMatching(/^attachment; filename=paraph-\d{4}-\d\d-\d\d\.json$/),
    'cache-control': 'private, no-store, no-transform',
  });
  expect(JSON.parse(text)).toMatchObject({
    person: { id: account.ownerId, name: 'Kim Keller', email },
    account: { id: account.id },
    sessions: [{ createdAt: expect.any(String) }],
    teams: [{ role: 'owner', account: { id: team.id, name: 'Legal' } }],
    keys: [{ name: 'test' }],
    months: [{ count: expect.any(Number) }],
    requests: expect.arrayContaining([expect.objectContaining({ id: request_id, title: 'Offer for Anna' })]),
    files: expect.arrayContaining([expect.objectContaining({ accountId: account.id })]),
    workflows: [{ id: values.WKF_ID, source: { workflowId: values.WKF_ID } }],
    posts: [{ id: values.EVENT_ID }],
    runs: [{ id: values.AUT_ID, outputs: [{}] }],
    webhooks: [{ id: webhook.id }],
    emails: expect.arrayContaining([expect.objectContaining({ kind: 'sign-in', status: 'sent' })]),
    events: expect.arrayContaining([expect.objectContaining({ type: 'request.created', subject: request_id })]),
  });
});

test('nothing in it opens anything: no key, session, link, secret, or what is sealed or hashed of them', async () => {
  const { account, email, key } = await makeAccount();
  const { request_token, signer_link } = (await createRequest(key)).json;
  const { id: listens } = await listenTo('requests', account.id);
  await db().webhookEndpoint.update({ where: { id: listens }, data: { previousSecretSealed: 'sealed-before', previousSecretUntil: new Date() } });
  const { values } = await completedRun({ account, key });
  const mailed = { kind: 'sign-in', language: 'en', status: 'sent', createdAt: new Date(), details: { sealed_token: 'sealed-text' } };
  await db().email.create({ data: { id: newId('eml'), recipient: email, ...mailed } });
  const { text, token } = await exported(account.ownerId);
  const webhook = await db().webhookEndpoint.findFirstOrThrow({ where: { accountId: account.id } });
  const source = await db().source.findFirstOrThrow({ where: { workflowId: values.WKF_ID ?? '' } });
  const secrets = [key, token, request_token, values.SOURCE_SECRET ?? ''];
  const sealed = [webhook.secretSealed, source.secretSealed, 'sealed-text', 'sealed-before'];
  for (const secret of [...secrets, ...secrets.map(sha256), ...sealed, signer_link.split('/').at(-1), '/sign/']) expect(text).not.toContain(secret);
});

test('nothing of a neighbour, nor of a team’s own things', async () => {
  const [one, neighbour] = [await makeAccount({ name: 'One' }), await makeAccount({ name: 'Neighbour' })];
  await createRequest(neighbour.key, { title: 'Not mine' });
  const team = await createTeam(one.account.ownerId, 'Legal');
  await db().file.create({
    data: { id: newId('fil'), accountId: team.id, name: 'team.pdf', mimeType: 'application/pdf', sha256: sha256(team.id), bytes: 1, createdAt: new Date() },
  });
  const { text } = await exported(one.account.ownerId);
  for (const foreign of [neighbour.account.id, neighbour.email, 'Not mine', 'team.pdf']) expect(text).not.toContain(foreign);
});

test('every row of many pages stands in it once', async () => {
  const { account } = await makeAccount();
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3)));
  const row = (n: number) => ({ id: `${account.id}_${n}`, accountId: account.id, name: `${n}.pdf`, mimeType: 'application/pdf', sha256: 'x', bytes: 1 });
  await db().file.createMany({ data: Array.from({ length: 450 }, (_, n) => ({ ...row(n), createdAt: at(n) })) });
  const { files } = JSON.parse((await exported(account.ownerId)).text) as { files: { name: string }[] };
  expect(new Set(files.map(({ name }) => name)).size).toBe(450);
  expect(files).toHaveLength(450);
});

test('every event and call of many pages stands in it once, also where several are of one moment', async () => {
  const { account } = await makeAccount();
  const [keyId, at] = [`key_${account.id}`, (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 7)))];
  const event = { type: 'request.opened', accountId: account.id, dataHash: 'x', previousHash: 'x', hash: 'x' };
  const rows = Array.from({ length: 450 }, (_, n) => n);
  await db().event.createMany({ data: rows.map((n) => ({ ...event, id: newId('evt'), subject: `${account.id}_${n}`, sequence: 1, at: at(n) })) });
  const call = { accountId: account.id, keyId, operation: 'listFiles', status: 200, error: null, durationMs: 1, byTool: false };
  await insertCalls(rows.map((n) => ({ ...call, at: at(n), correlationId: `${n}` })));
  const { events, calls } = JSON.parse((await exported(account.ownerId)).text) as { events: { subject: string }[]; calls: { correlationId: string }[] };
  expect([events.length, new Set(events.map(({ subject }) => subject)).size]).toEqual([450, 450]);
  expect([calls.length, new Set(calls.map(({ correlationId }) => correlationId)).size]).toEqual([450, 450]);
});

test('401 for nobody, and for the page of another site', async () => {
  const { account } = await makeAccount();
  expect((await exported(account.ownerId, { 'sec-fetch-site': 'cross-site' })).answer.status).toBe(401);
  expect((await exported(account.ownerId, { 'sec-fetch-site': 'same-origin', cookie: '' })).answer.status).toBe(401);
});

test('what is kept of the address beside the account: invitations, what others asked it to sign, blocks; nobody else’s', async () => {
  const [one, sender] = [await makeAccount({ name: 'One' }), await makeAccount({ name: 'Sender' })];
  const { request_id } = (await createRequest(sender.key, { title: 'For One', signer: { name: 'One', email: one.email } })).json;
  await createRequest(sender.key, { title: 'For somebody else' });
  await db().suppression.create({ data: { recipient: one.email, sender: sender.account.id, reason: 'blocked', createdAt: new Date() } });
  await db().operatorAct.create({ data: { id: newId('opa'), at: new Date(), byId: one.account.ownerId, kind: 'limit.set', target: 'x', details: {} } });
  const told = {
    at: new Date('2190-01-01'),
    byId: sender.account.ownerId,
    byName: 'Olga',
    kind: 'account.suspended',
    reason: 'Reported by many.',
    details: {},
  };
  await db().operatorAct.createMany({
    data: [
      { ...told, id: newId('opa'), target: one.email },
      { ...told, id: newId('opa'), target: sender.email },
    ],
  });
  const { text } = await exported(one.account.ownerId);
  expect(JSON.parse(text)).toMatchObject({
    requestsOfOthers: [{ id: request_id, title: 'For One', senderName: 'Sender' }],
    suppressions: [{ reason: 'blocked' }, { others: 0 }],
    operatorActs: [{ kind: 'limit.set' }, { kind: 'account.suspended', target: one.email, reason: 'Reported by many.' }],
  });
  for (const foreign of ['For somebody else', sender.email, 'Olga']) expect(text).not.toContain(foreign);
});

test('of what two signed each is told what they entered themselves, and not whence the other did', async () => {
  const [sender, signer] = [await makeAccount({ name: 'Sender' }), await makeAccount({ name: 'Signer' })];
  const { json } = await createRequest(sender.key, { title: 'Of two', signer: { name: 'Signer', email: signer.email } });
  const act = { requestId: json.request_id, kind: 'typed', values: {}, timeZone: 'UTC', at: new Date(), consentVersion: '1', consentLanguage: 'en' };
  const by = (party: string, ip: string) => ({ ...act, id: newId('act'), party, ip, userAgent: party, signature: party, consentSha256: sha256('x') });
  await db().signingAct.createMany({ data: [by('sender', '198.51.100.1'), by('signer', '198.51.100.2')] });
  const [own, others] = await Promise.all([sender, signer].map(async ({ account }) => JSON.parse((await exported(account.ownerId)).text)));
  expect(own.requests).toMatchObject([{ title: 'Of two', acts: [{ party: 'sender', ip: '198.51.100.1' }] }]);
  expect(own.requests[0].acts).toHaveLength(1);
  expect(others.requestsOfOthers).toMatchObject([{ title: 'Of two', ip: '198.51.100.2', userAgent: 'signer' }]);
  expect(others.requestsOfOthers).toHaveLength(1);
});

test('what somebody without an account asked it to sign stands in it too', async () => {
  const { account, email } = await makeAccount();
  const { json } = await createKeyless({ title: 'Keyless', signer: { name: 'Sam', email } });
  const { requestsOfOthers } = JSON.parse((await exported(account.ownerId)).text);
  expect(requestsOfOthers).toMatchObject([{ id: json.request_id, title: 'Keyless' }]);
});
