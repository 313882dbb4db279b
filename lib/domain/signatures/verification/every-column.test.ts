import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { linkFor } from '@/lib/testing/party-link';
import { createRequest, sign } from '@/lib/testing/signing';
import { findProvenRequest } from '../store';
import { verifyRequest } from './verify-request';

/** What may change in a row without changing what was asked, signed or proven. */
const SAYS_NOTHING: Record<string, string> = {
  'signature_requests.request_token_hash': 'opens the API to who holds the token; no evidence',
  'signature_requests.link_generation': 'revokes links',
  'signature_requests.confirm_generation': 'revokes links',
  'signature_requests.confirm_sent_at': 'spaces the mails',
  'signature_requests.reminder_count': 'spaces the mails',
  'signature_requests.reminded_at': 'spaces the mails',
  'signature_requests.usage_subject': 'whose month it counts in',
  'signature_requests.presented_marked': 'how the pages are drawn',
  'signature_requests.decline_reported': 'what the sender was told',
  'signature_requests.seal_held_at': 'why it took long',
  'signature_requests.stored_bytes': 'how much of the account’s room it takes',
  'signature_requests.search': 'made by the database of title and names',
  'signing_acts.id': 'a key of the table',
};

type Column = { table: string; name: string; type: string };

const columns = () => db().$queryRaw<Column[]>`
  SELECT table_name AS table, column_name AS name, data_type AS type FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name IN ('signature_requests', 'signing_acts') AND is_generated = 'NEVER'
  ORDER BY table_name, ordinal_position`;

/** Another value of the same type, in SQL. */
const others: Record<string, (name: string) => string> = {
  text: (name) => `COALESCE(${name}, '') || 'x'`,
  boolean: (name) => `NOT ${name}`,
  integer: (name) => `${name} + 1`,
  jsonb: () => `'[]'`,
  'timestamp with time zone': (name) => `COALESCE(${name}, now()) + interval '1 day'`,
};

async function signedByBoth(): Promise<string> {
  const { key } = await makeAccount();
  const both = { document: { markdown: 'We agree.\n\n{{signature:sender}}\n\n{{signature:signer}}\n\n{{text:signer:Amount}}' }, sender_signs: true };
  const { json } = await createRequest(key, both);
  await sign(json.sender_link);
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('the request vanished');
  const [field] = request.fields.filter(({ kind }) => kind === 'text');
  await sign(linkFor(request, 'signer'), { [`field.${field?.id}`]: '500 EUR' });
  return request.id;
}

async function problemsOf(id: string): Promise<string[]> {
  const request = await findProvenRequest(id);
  return request ? (await verifyRequest(request)).problems : ['there is no such request'];
}

/** Where to find the row, whichever of its columns is being changed. */
function rowOf(table: string, column: string, { id, actId }: { id: string; actId: string }): string {
  if (table === 'signature_requests') return `id = '${id}'`;
  return column === 'id' ? `request_id = '${id}' AND party = 'signer'` : `id = '${actId}'`;
}

test('whichever column of a signed request or its acts is changed in the database is found, but those that say nothing', async () => {
  const id = await signedByBoth();
  const { id: actId } = await db().signingAct.findFirstOrThrow({ where: { requestId: id, party: 'signer' } });
  const stranger = await makeAccount();
  const { json: another } = await createRequest(stranger.key, { document: { markdown: '{{signature:signer}}' } });
  expect(await problemsOf(id)).toEqual([]);
  // Where a value must be one of another table's.
  const rowsOfOthers: Record<string, string> = {
    account_id: `(SELECT account_id FROM signature_requests WHERE id = '${another.request_id}')`,
    api_key_id: `(SELECT api_key_id FROM signature_requests WHERE id = '${another.request_id}')`,
    request_id: `'${another.request_id}'`,
  };
  const [missed, found]: [string[], string[]] = [[], []];
  for (const { table, name, type } of await columns()) {
    if (`${table}.${name}` === 'signature_requests.id') continue;
    const value = rowsOfOthers[name] ?? others[type]?.(name);
    if (!value) throw new Error(`How is ${table}.${name} changed, of type ${type}?`);
    const row = rowOf(table, name, { id, actId });
    const [before] = await db().$queryRawUnsafe<{ text: string | null }[]>(`SELECT ${name}::text AS text FROM ${table} WHERE ${row}`);
    await db().$executeRawUnsafe(`UPDATE ${table} SET ${name} = ${value} WHERE ${row}`);
    ((await problemsOf(id)).length > 0 ? found : missed).push(`${table}.${name}`);
    await db().$executeRawUnsafe(`UPDATE ${table} SET ${name} = $1::${type} WHERE ${row}`, before?.text ?? null);
  }
  expect(await problemsOf(id)).toEqual([]);
  expect(missed.filter((column) => !SAYS_NOTHING[column])).toEqual([]);
  expect(found.filter((column) => SAYS_NOTHING[column])).toEqual([]);
});
