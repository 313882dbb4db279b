import { afterEach, describe, expect, test } from 'vitest';
import { POST as decline } from '@/app/sign/[token]/decline/route';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { format } from '@/lib/core/i18n/format';
import { languages } from '@/lib/core/i18n/languages';
import { readSigningToken, signingToken } from '@/lib/domain/signatures/links';
import { getConfirmPage } from '@/lib/domain/signatures/operations/get-confirm-page';
import { getSigningPage } from '@/lib/domain/signatures/operations/get-signing-page';
import { perform } from '@/lib/surfaces/perform/perform';
import { acceptConfirmation, confirmTokenOf, createKeyless, someAddress } from '@/lib/testing/keyless';
import { firstLink } from '@/lib/testing/mail-reader';
import { nobody } from '@/lib/testing/nobody';
import { postForm } from '@/lib/testing/post-form';
import { readDocument, readPicture } from '@/lib/testing/private-link';
import { deliverMails } from '@/lib/testing/request-mails';
import { readStatus, sign, tokenIn } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { addressOf, visit } from './public-address';

afterEach(() => setClock(null));

/** A request that a caller without a key makes in somebody's name, who signs first: the caller keeps `sender_link`. */
async function inSomebodysName(changes: Record<string, unknown> = {}) {
  const email = someAddress();
  const { json } = await createKeyless({ delivery: 'link', sender_signs: true, sender: { name: 'Kim Ito', email }, ...changes });
  const id = json.request_id as string;
  const status = async () => (await readStatus(id, { token: json.request_token })).json.status;
  const acts = () => db().signingAct.findMany({ where: { requestId: id }, orderBy: { at: 'asc' } });
  return { id, email, kept: json.sender_link as string, status, acts };
}

const pageAt = (link: string) => perform(getSigningPage, { token: tokenIn(link), problem: null }, nobody);

describe('a caller without a key who keeps sender_link', { timeout: 60_000 }, () => {
  test('cannot sign, decline or read after the sender has confirmed; the confirmation alone leads on to signing', async () => {
    const { id, kept, status, acts } = await inSomebodysName();
    const { location } = await acceptConfirmation(await confirmTokenOf(id));
    await sign(kept);
    await postForm(decline, { token: tokenIn(kept) });
    for (const answer of [await readDocument(kept), await readPicture(kept, '1')]) expect(answer.status).not.toBe(200);
    expect([await status(), await acts()]).toEqual(['awaiting_sender_signature', []]);
    expect(await sign(tokenIn(location))).toMatchObject({ status: 303, problem: null });
    expect([await status(), await acts()]).toMatchObject(['pending', [{ party: 'sender', way: 'confirmed' }]]);
  });

  test('is shown no signer’s link once the sender has signed; the sender is', async () => {
    const { id, kept } = await inSomebodysName();
    const { location } = await acceptConfirmation(await confirmTokenOf(id));
    await sign(tokenIn(location));
    expect(await pageAt(kept)).toMatchObject({ state: 'go_on_by_email' });
    expect(JSON.stringify(await pageAt(kept))).not.toMatch(/\/sign\//);
    const own = await pageAt(location);
    const passedOn = own.state === 'signed' ? own.signerLink : null;
    expect(readSigningToken(tokenIn(passedOn ?? ''))).toEqual({ id, party: 'signer', way: 'shown' });
  });

  test.each(languages)('%s: the page says to go on from the email, before the confirmation and after', async (language) => {
    const { id, email, kept } = await inSomebodysName({ language });
    const { go_on_by_email: words } = messagesFor(language).states;
    const token = await confirmTokenOf(id);
    for (const _ of ['before', 'after']) {
      const { status, html } = await visit(addressOf('/sign/[token]'), { params: { token: tokenIn(kept) } });
      expect([status, html.includes('<form')]).toEqual([200, false]);
      for (const text of [words.title, format(words.body, { title: 'Agreement', email })]) expect(html).toContain(text);
      await acceptConfirmation(token);
    }
  });
});

describe('a sender who has confirmed and comes back later', { timeout: 60_000 }, () => {
  test('signs by the email that followed', async () => {
    const { id, acts } = await inSomebodysName();
    await acceptConfirmation(await confirmTokenOf(id));
    const mail = (await deliverMails(id)).find(({ kind }) => kind === 'sender-signs-first');
    await sign(firstLink(mail ?? { text: '' }, /\/sign\/[\w-]+$/));
    expect(await acts()).toMatchObject([{ party: 'sender', way: 'mailed' }]);
  });

  test('goes on from the confirmation days later too, but not from one that was replaced', async () => {
    const { id } = await inSomebodysName();
    const first = await confirmTokenOf(id);
    const signLink = async (token: string) => (await perform(getConfirmPage, { token, problem: null, done: null }, nobody)).signLink;
    await acceptConfirmation(first);
    setClock(() => daysAfter(new Date(), 3));
    expect(readSigningToken(tokenIn((await signLink(first)) ?? ''))).toMatchObject({ party: 'sender', way: 'confirmed' });
    await db().signatureRequest.update({ where: { id }, data: { confirmGeneration: 2 } });
    expect(await signLink(first)).toBeNull();
  });
});

test('links of the first kind: a keyless sender’s returned one does not sign either, a signer’s goes on working', { timeout: 60_000 }, async () => {
  const { id, status, acts } = await inSomebodysName();
  await acceptConfirmation(await confirmTokenOf(id));
  const row = await db().signatureRequest.findUniqueOrThrow({ where: { id } });
  await sign(signingToken(row, 'sender', 'unsure'));
  expect([await status(), await acts()]).toEqual(['awaiting_sender_signature', []]);
  await db().signatureRequest.update({ where: { id }, data: { status: 'pending' } });
  await sign(signingToken(row, 'signer', 'unsure'));
  expect(await acts()).toMatchObject([{ party: 'signer', way: 'returned' }]);
});
