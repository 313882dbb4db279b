import { expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { perform } from '@/lib/surfaces/perform/perform';
import { linkFor } from '@/lib/testing/party-link';
import { sentRequest, unknownLink, visitor } from '@/lib/testing/private-link';
import { cancelRequest, sign, tokenIn } from '@/lib/testing/signing';
import { findProvenRequest } from '../store';
import { getSigningPage } from './get-signing-page';

const view = (link: string, problem: string | null = null) => perform(getSigningPage, { token: tokenIn(link), problem }, visitor);

test('ready: the pages with their text, the party’s fields in order, the consent text, and no secret of the sender', async () => {
  const { link, token } = await sentRequest({
    document: { markdown: 'Hello **there**.\n\n{{text:signer:City}} {{date:signer}} {{signature:signer}}' },
    message: 'Please, see https://evil.example',
  });
  const page = await view(link, 'field_missing');
  if (page.state !== 'ready') throw new Error(page.state);
  expect(page.pages).toHaveLength(1);
  expect(page.pages[0]?.lines.map((line) => line.text).join(' ')).toContain('Hello there.');
  expect(page.fields.map(({ kind, label }) => [kind, label])).toEqual([
    ['text', 'City'],
    ['date', 'Date'],
    ['signature', 'Signature'],
  ]);
  expect(page).toMatchObject({ title: 'Agreement', message: 'Please, see', problem: 'field_missing', party: 'signer' });
  expect(JSON.stringify(page)).not.toContain(token);
});

test('each end has its own state', async () => {
  const cancelled = await sentRequest();
  await cancelRequest(cancelled.id, { key: cancelled.key });
  expect((await view(cancelled.link)).state).toBe('cancelled');

  const signed = await sentRequest();
  await sign(signed.link);
  expect(await view(signed.link)).toMatchObject({ state: 'signed', downloadable: true });

  const expired = await sentRequest();
  const end = (await findProvenRequest(expired.id))?.expiresAt ?? new Date();
  try {
    setClock(() => end);
    expect((await view(expired.link)).state).toBe('expired');
  } finally {
    setClock(null);
  }
});

test('the signer waits for the sender who signs first, and the sender then sees what was done', async () => {
  const { id } = await sentRequest({ sender_signs: true });
  const request = await findProvenRequest(id);
  if (!request) throw new Error('the request vanished');
  const [signer, sender] = [linkFor(request, 'signer'), linkFor(request, 'sender')];
  expect((await view(signer)).state).toBe('waiting_for_sender');
  await sign(sender);
  expect((await view(signer)).state).toBe('ready');
  expect(await view(sender)).toMatchObject({ state: 'signed', downloadable: false });
});

test('not_found for an unknown link', async () => {
  await expect(view(unknownLink)).rejects.toMatchObject({ code: 'not_found', status: 404 });
});
