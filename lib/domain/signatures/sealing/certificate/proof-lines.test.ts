import { describe, expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { makeAccount } from '@/lib/testing/account';
import { acceptConfirmation, confirmTokenOf, createKeyless, someAddress } from '@/lib/testing/keyless';
import { createRequest } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { linkWayNames } from '../../link-ways';
import { type Act, findProvenRequest, type RequestRow } from '../../store';
import { proofLines } from './proof-lines';

const en = messagesFor('en').certificate;
const by = (way: Act['way']) => ({ way }) as Act;

async function rowOf(id: string): Promise<RequestRow> {
  const row = await findProvenRequest(id);
  if (!row) throw new Error('the request vanished');
  return row;
}

const made = async (changes: Record<string, unknown> = {}, options: Parameters<typeof makeAccount>[0] = {}) => {
  const { key, email } = await makeAccount(options);
  return { row: await rowOf((await createRequest(key, changes)).json.request_id), email };
};

const linesOf = (row: RequestRow, party: 'sender' | 'signer', act?: Act) =>
  Object.fromEntries(proofLines(en, row, party, act).map(({ label, value }) => [label, value]));

describe('of a signer', () => {
  test.each([
    ['mailed', 'by email to anna@signer.example', 'confirmed by a link sent to this address'],
    ['returned', 'passed on by the sender', 'not verified: the link was returned to the sender'],
    ['shown', 'passed on by the sender', 'not verified: the link was shown to the sender'],
    ['unsure', 'by email to anna@signer.example', 'not certain: the link was mailed to this address, and the account that asked could see it too'],
  ] as const)('who signed by a link that was %s it says that, and no more', async (way, delivery, verification) => {
    const { row } = await made();
    const lines = linesOf(row, 'signer', by(way));
    expect([lines['Link delivered'], lines['How verified']]).toEqual([delivery, verification]);
    expect(lines.Name).toBe('Anna Berg, as stated by the sender');
  });

  test.each([
    ['by email', { delivery: 'email' }, 'not certain: '],
    ['by link', { delivery: 'link' }, 'not verified: the link was returned to the sender'],
  ])('who signed %s before links told themselves apart it says what is known', async (_, changes, verification) => {
    const { row } = await made(changes);
    expect(linesOf(row, 'signer', by(null))['How verified']).toContain(verification);
  });
});

describe('of a sender', () => {
  test('the owner who had proven the address by then: by a sign-in, and when', async () => {
    const { row } = await made();
    const at = row.senderProvenAt?.toISOString().slice(0, 10) ?? '';
    expect(linesOf(row, 'sender')['How verified']).toMatch(new RegExp(`^confirmed by a sign-in of the account’s owner, ${at}.*UTC$`));
  });

  test('an owner who has proven nothing, and an address that is not the owner’s: the owner’s word', async () => {
    const [unproven, stated] = [await made({}, { proven: false }), await made({ sender: { name: 'Kim Ito', email: 'kim@stated.example' } })];
    for (const { row } of [unproven, stated]) expect(linesOf(row, 'sender')['How verified']).toBe('stated by the account owner, not verified');
    expect(linesOf(stated.row, 'sender').Name).toBe('Kim Ito, as stated by the sender');
    const withoutTime = { ...(await made()).row, senderProvenAt: null };
    expect(linesOf(withoutTime, 'sender')['How verified']).toBe(en.statedByOwner);
  });

  test('who signed by a mailed link has proven the address with that; by a returned one nothing', async () => {
    const { row } = await made({ delivery: 'email', sender_signs: true, sender: { email: 'kim@stated.example' } });
    expect(linesOf(row, 'sender', by('mailed'))).toMatchObject({ 'Link delivered': 'by email to kim@stated.example', 'How verified': en.verifiedByLink });
    expect(linesOf(row, 'sender', by('returned'))).toMatchObject({ 'Link delivered': 'returned over the API', 'How verified': en.statedByOwner });
    expect(linesOf(row, 'sender', by('shown'))['Link delivered']).toBe('shown on a page of the account');
  });

  test('who needed no key has proven the address by confirming, and not before', async () => {
    const { json } = await createKeyless({ sender: { email: someAddress() } });
    expect((await rowOf(json.request_id)).senderVerified).toBe(false);
    await acceptConfirmation(await confirmTokenOf(json.request_id));
    expect(linesOf(await rowOf(json.request_id), 'sender')['How verified']).toBe(en.verifiedByLink);
  });
});

test.each(languages)('%s: no two ways are told in the same words, and every word is filled in', async (language) => {
  const { row } = await made();
  const told = linkWayNames
    .filter((way) => way !== 'confirmed')
    .map((way) => proofLines(messagesFor(language).certificate, row, 'signer', by(way)).map(({ value }) => value));
  expect(new Set(told.map((lines) => lines.at(-1))).size).toBe(told.length);
  expect(told.flat().join()).not.toMatch(/[{}]|undefined/);
});
