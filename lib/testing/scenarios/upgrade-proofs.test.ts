import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrateDeploy } from '../../../scripts/database/migrate-deploy.mjs';
import { temporaryFolder } from '../temporary-folder';

const migration = '20261122010000_capabilities';
const { TEST_DATABASE_SERVER: server = '', TEST_DATABASE_PREFIX: prefix = '' } = process.env;
const name = `${prefix}upgrade_${process.env.VITEST_POOL_ID ?? '0'}`;

const clients: pg.Client[] = [];
afterAll(async () => {
  for (const client of clients.reverse()) await client.end();
});

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  clients.push(client);
  return client;
}

/** A database as it was before the migration, a way to put rows into it, and the step that brings it up to date. */
async function before() {
  const admin = await connected(server);
  await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await admin.query(`CREATE DATABASE "${name}"`);
  const connectionString = server.replace(/[^/]+$/, name);
  const folder = temporaryFolder();
  for (const each of readdirSync('prisma/migrations').filter((entry) => entry !== migration))
    cpSync(path.join('prisma/migrations', each), path.join(folder, each), { recursive: true });
  await migrateDeploy({ connectionString, folder, say: () => {} });
  const client = await connected(connectionString);
  const put = async (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const values = columns.map((_, index) => `$${index + 1}`);
    await client.query(`INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join()}) VALUES (${values.join()})`, Object.values(row));
  };
  return { put, rows: async (sql: string) => (await client.query(sql)).rows, upgrade: () => migrateDeploy({ connectionString, say: () => {} }) };
}

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const request = (id: string, changes: Record<string, unknown>) => ({
  id: id.padEnd(32, '0'),
  is_test: false,
  status: 'pending',
  title: 'Agreement',
  language: 'en',
  delivery: 'email',
  certificate: true,
  signer_email: 'Anna@signer.example',
  sender_name: 'Sam',
  sender_email: 'sam@sender.example',
  sender_verified: true,
  sender_signs: false,
  request_token_hash: '',
  source_kind: 'markdown',
  source_sha256: '',
  presented_sha256: '',
  page_count: 1,
  fields: '[]',
  created_at: day(10),
  expires_at: day(24),
  ...changes,
});

const reported = (id: string, party: string, blocked: boolean) => ({
  id: `evt_${id}`,
  subject: id.padEnd(32, '0'),
  sequence: 2,
  type: 'request.reported',
  at: day(12),
  data: { party, ip: '', userAgent: '', note: '', blocked },
  salt: '',
  data_hash: '',
  previous_hash: '',
  hash: '',
});

test('rows of before say of addresses and blocks what is known, and no more', { timeout: 60_000 }, async () => {
  const { put, rows, upgrade } = await before();
  // By whom each person and address came to be known: sign-in link, the operator's command, that and a link later, an operator.
  const people = [
    ['linked', { name: null, email_verified: day(1) }],
    ['commanded', { name: 'Cleo', email_verified: day(1) }],
    ['later', { name: 'Lena', email_verified: day(11) }],
    ['operator', { name: 'Olga', email_verified: day(5), is_operator: true }],
  ] as const;
  for (const [id, more] of people) {
    await put('people', { id, email: `${id}@sender.example`, created_at: day(1), ...more });
    await put('accounts', { id: `acc_${id}`, kind: 'person', name: id, created_at: day(1), owner_id: id });
    await put('signature_requests', request(`a${people.findIndex(([each]) => each === id)}`, { account_id: `acc_${id}` }));
  }
  await put('signature_requests', request('a8', { account_id: 'acc_later', created_at: day(12) }));
  await put('signature_requests', request('b1', { sender_email: 'Kim@sender.example', confirmed_at: day(10) }));
  await put('signature_requests', request('b2', { delivery: 'link', sender_email: 'victim@sender.example', sender_verified: false }));
  await put('signature_requests', request('b3', { account_id: 'acc_linked', is_test: true, sender_email: 'victim@sender.example', sender_verified: false }));
  for (const id of ['a0', 'b1', 'b2', 'b3']) await put('events', reported(id, 'signer', true));
  await put('events', { ...reported('a1', 'signer', false), id: 'evt_unblocked' });
  const listed = (recipient: string, sender: string, reason: string) => put('suppressions', { recipient, sender, reason, created_at: day(12) });
  for (const sender of ['linked@sender.example', 'kim@sender.example', 'victim@sender.example']) await listed('anna@signer.example', sender, 'reported');
  await listed('victim@sender.example', 'keyless', 'reported');
  await listed('kim@sender.example', 'keyless', 'blocked');
  await listed('gone@signer.example', '', 'bounce');

  await upgrade();
  expect(await rows('SELECT id FROM people WHERE email_verified IS NOT NULL ORDER BY id')).toEqual([{ id: 'later' }, { id: 'linked' }]);
  const verified = 'SELECT left(id, 2) AS id, sender_proven_at AS at FROM signature_requests WHERE sender_verified ORDER BY id';
  expect(await rows(verified)).toEqual([
    { id: 'a0', at: day(1) },
    { id: 'a8', at: day(11) },
    { id: 'b1', at: day(10) },
  ]);
  expect(await rows('SELECT recipient, sender, reason, left(request_id, 2) AS request FROM suppressions ORDER BY recipient, sender')).toEqual([
    { recipient: 'anna@signer.example', sender: 'acc_linked', reason: 'reported', request: 'a0' },
    { recipient: 'anna@signer.example', sender: 'email:kim@sender.example', reason: 'reported', request: 'b1' },
    { recipient: 'gone@signer.example', sender: '', reason: 'bounce', request: null },
    { recipient: 'kim@sender.example', sender: 'keyless', reason: 'blocked', request: null },
  ]);
});
