import { afterEach, expect, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { randomBase64url, randomHex, sha256 } from '@/lib/core/ids';
import { findPersonByEmail, insertSignInToken } from '@/lib/domain/accounts/store';
import { confirmSignIn } from '@/lib/surfaces/auth/confirm-sign-in';
import { noteOutsideProof } from '@/lib/surfaces/auth/note-outside-proof';
import { accountCommands } from '@/lib/surfaces/cli/account-commands';
import { runCommand } from '@/lib/surfaces/cli/run-command';
import { firstLink } from '@/lib/testing/mail-reader';
import { deliverMails } from '@/lib/testing/request-mails';
import { createRequest, sign, tokenIn } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { addressOf, visit } from './public-address';

afterEach(() => setClock(null));

const { signing, emails } = messagesFor('en');

/** What a new request of this key says of its sender's address: in the letter, and on the page that the letter leads to. */
async function saidOf(key: string, changes: Record<string, unknown> = {}) {
  const { json } = await createRequest(key, { delivery: 'email', ...changes });
  const [mail] = await deliverMails(json.request_id);
  const link = firstLink(mail ?? { text: '' }, /\/sign\/[\w-]+$/);
  const { html } = await visit(addressOf('/sign/[token]'), { params: { token: tokenIn(link) } });
  return { id: json.request_id as string, link, letter: mail?.text ?? '', page: html };
}

/** A key as the operator's command makes it, for somebody who was never here. */
async function madeByCommand() {
  const email = `${randomHex(6)}@people.example`;
  return { email, key: (await runCommand(accountCommands, ['key', 'create', '--email', email])).out };
}

async function signInByLink(email: string): Promise<void> {
  const token = randomBase64url(32);
  await transaction((tx) => insertSignInToken(tx, { identifier: email, token: sha256(token), expires: daysAfter(now(), 1) }));
  const body = new URLSearchParams({ token, to: '/keys' });
  await confirmSignIn.POST(new Request('http://localhost:3000/sign-in/confirm/finish', { method: 'POST', body, headers: { origin: 'http://localhost:3000' } }));
}

test('a key that the operator made proves nothing; a sign-in by link does, for the requests that follow', { timeout: 60_000 }, async () => {
  const { email, key } = await madeByCommand();
  const before = await saidOf(key);
  expect(before.page).toContain(`(${signing.namedUnverified})`);
  expect(before.letter).toContain(`<${email}> (${emails.facts.namedUnconfirmed})`);
  expect(before.letter + before.page).not.toMatch(new RegExp(`${email}.{0,40}address confirmed`));
  await signInByLink(email);
  const after = await saidOf(key);
  expect(after.page).toContain(`(${signing.namedVerified})`);
  expect(after.letter).toContain(`<${email}> (${emails.facts.namedConfirmed})`);
  // What was asked before was asked by somebody unknown, and goes on saying so.
  expect((await visit(addressOf('/sign/[token]'), { params: { token: tokenIn(before.link) } })).html).toContain(`(${signing.namedUnverified})`);
});

test('a provider proves the address that it vouches for, and no other that its login was joined to', async () => {
  const { email } = await madeByCommand();
  const person = await findPersonByEmail(email);
  const user = { id: person?.id ?? '', email };
  const provenAt = async () => (await findPersonByEmail(email))?.provenAt ?? null;
  await noteOutsideProof({ user, account: { provider: 'google' }, profile: { sub: '1', email: 'other@people.example', email_verified: true } });
  await noteOutsideProof({ user, account: { provider: 'email' } });
  expect(await provenAt()).toBeNull();
  await noteOutsideProof({ user, account: { provider: 'github' }, profile: [{ email: email.toUpperCase(), primary: true, verified: true }] });
  expect(await provenAt()).not.toBeNull();
});

test('a name is shown as stated, also where the address is confirmed', { timeout: 60_000 }, async () => {
  const { email, key } = await madeByCommand();
  await signInByLink(email);
  const { page, letter } = await saidOf(key, { sender: { name: 'The Central Bank' } });
  expect(page).toContain(`The Central Bank <span class="text-ink-quiet">${email}</span> <span class="text-success">(name as stated, address confirmed)</span>`);
  expect(letter).toContain(`From: The Central Bank <${email}> (name as stated, address confirmed)`);
});

test('the sender is told what the link proves by which the signer signed', { timeout: 60_000 }, async () => {
  const { email, key } = await madeByCommand();
  await signInByLink(email);
  const byMail = await saidOf(key);
  expect(byMail.page).toContain(`(${signing.byMailedLink})`);
  await sign(byMail.link);
  const letterTo = async (id: string) => (await deliverMails(id)).find(({ kind }) => kind === 'signed-sender')?.text ?? '';
  expect(await letterTo(byMail.id)).toContain(`<anna@signer.example> (${emails.facts.byMailedLink})`);
  const { json } = await createRequest(key);
  const { html } = await visit(addressOf('/sign/[token]'), { params: { token: tokenIn(json.signer_link) } });
  expect(html).not.toContain(signing.byMailedLink);
  await sign(json.signer_link);
  expect(await letterTo(json.request_id)).toContain(`<anna@signer.example> (${emails.facts.byOtherLink})`);
});
