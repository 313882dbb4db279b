import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { perform } from '@/lib/surfaces/perform/perform';
import { bent } from '@/lib/testing/bent';
import { acceptConfirmation, confirmTokenOf, createKeyless, refuseConfirmation } from '@/lib/testing/keyless';
import { nobody } from '@/lib/testing/nobody';
import { cancelRequest } from '@/lib/testing/signing';
import { getConfirmPage } from './get-confirm-page';

afterEach(() => setClock(null));

const read = (token: string, done: string | null = null) => perform(getConfirmPage, { token, problem: null, done }, nobody);

test('shows the whole document, who gets it, and the message without its links', async () => {
  const { json } = await createKeyless({ message: 'See https://evil.example now', signer: { name: 'Anna Berg', email: 'anna@signer.example' } });
  const view = await read(await confirmTokenOf(json.request_id));
  expect(view).toMatchObject({ state: 'ready', signer: { name: 'Anna Berg', email: 'anna@signer.example' }, message: 'See now', signLink: null });
  expect(view.pages).toHaveLength(1);
  expect(view.pages[0]?.lines.map(({ text }) => text).join(' ')).toContain('Please sign.');
});

test('tells what became of the request, and never shows the document again', async () => {
  const [first, second, third] = [await createKeyless(), await createKeyless(), await createKeyless({ sender_signs: true })];
  const tokens = [
    await confirmTokenOf(first.json.request_id),
    await confirmTokenOf(second.json.request_id),
    await confirmTokenOf(third.json.request_id),
  ] as const;
  await acceptConfirmation(tokens[0]);
  await refuseConfirmation(tokens[1], { block: '1' });
  await acceptConfirmation(tokens[2]);
  expect(await read(tokens[0])).toMatchObject({ state: 'confirmed', pages: [], signLink: null });
  expect(await read(tokens[1])).toMatchObject({ state: 'declined' });
  expect(await read(tokens[1], 'blocked')).toMatchObject({ state: 'blocked' });
  expect((await read(tokens[2])).signLink).toMatch(/\/sign\/[\w-]{66}$/);
});

test('cancelled by the caller, expired, and a link that is too old each read as what they are', async () => {
  const [first, second] = [await createKeyless(), await createKeyless()];
  const tokens = [await confirmTokenOf(first.json.request_id), await confirmTokenOf(second.json.request_id)] as const;
  await cancelRequest(first.json.request_id, { token: first.json.request_token });
  expect(await read(tokens[0])).toMatchObject({ state: 'cancelled' });
  setClock(() => new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await read(tokens[1])).toMatchObject({ state: 'link_expired', mayResend: true, pages: [] });
  expect(await read(tokens[1], 'resent')).toMatchObject({ state: 'resent' });
  setClock(() => new Date(Date.now() + 15 * 24 * 60 * 60 * 1000));
  expect(await read(tokens[1])).toMatchObject({ state: 'expired' });
});

test('404 for a token that is not genuine', async () => {
  const { json } = await createKeyless();
  const token = await confirmTokenOf(json.request_id);
  for (const wrong of ['', 'x', bent(token, token.length - 2), bent(token, 0)]) await expect(read(wrong)).rejects.toMatchObject({ status: 404 });
});
