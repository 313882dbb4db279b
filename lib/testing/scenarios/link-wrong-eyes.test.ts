import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { POST as decline } from '@/app/sign/[token]/decline/route';
import { RequestList } from '@/components/requests/request-list';
import { db } from '@/lib/core/db';
import { listEvents } from '@/lib/domain/events/store';
import { recordDelivery } from '@/lib/domain/mail/record-delivery';
import { linkWays } from '@/lib/domain/signatures/link-ways';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { listRequests } from '@/lib/domain/signatures/operations/list-requests';
import { remindSigner } from '@/lib/domain/signatures/operations/remind-signer';
import { requestCommands } from '@/lib/surfaces/cli/request-commands';
import { runCommand } from '@/lib/surfaces/cli/run-command';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { deliverAll } from '@/lib/testing/deliveries';
import { firstLink } from '@/lib/testing/mail-reader';
import { callTool, mcpClient } from '@/lib/testing/mcp-client';
import { postForm } from '@/lib/testing/post-form';
import { postOpened, readDocument } from '@/lib/testing/private-link';
import { listenTo, receiver } from '@/lib/testing/receiver';
import { deliverMails } from '@/lib/testing/request-mails';
import { runJob } from '@/lib/testing/run-job';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest, readStatus, requestBody, sign, tokenIn } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { addressOf, visit } from './public-address';

type Owner = Awaited<ReturnType<typeof makeAccount>>;

/** Everything that keys, session, pages, tools, webhooks and the operator's command show of a request of the account. */
async function everythingShown({ account, key }: Owner, create: () => Promise<{ request_id: string; request_token: string; status_link: string }>) {
  const { received } = await receiver();
  await listenTo('requests', account.id);
  const created = await create();
  const { request_id, request_token, status_link } = created;
  const mailed = (await deliverMails(request_id)).filter(({ text }) => text.includes('/sign/'));
  const link = mailed[0] ? firstLink(mailed[0], /\/sign\/[\w-]+$/) : null;
  // The signer opens the document, and a server refuses the reminder, quoting the link in it.
  if (link) await postOpened(link);
  const owner = await signedInCaller(account.ownerId);
  const reminded = await perform(remindSigner, { request_id }, owner).catch((error: Error) => error.message);
  const again = (await deliverMails(request_id)).find(({ kind }) => kind === 'reminder');
  if (again) await bounced(again.id, `550 Blocked: ${firstLink(again, /\/sign\//)} is on a list`);
  await deliverAll(account.id);
  const agent = await mcpClient({ key });
  const { items: requests } = await perform(listOwnRequests, {}, owner);
  const messages = messagesFor('en');
  const k = new URL(status_link).searchParams.get('k') ?? '';
  const shown = {
    created,
    reminded,
    status: (await readStatus(request_id, { key })).json,
    list: (await call(serve(listRequests).GET, { key })).json,
    ownRequests: requests,
    ownPage: renderToStaticMarkup(createElement(RequestList, { requests, words: messages, language: 'en', outcome: { done: null, problem: null } })),
    statusPage: (await visit(addressOf('/status/[request_id]'), { params: { request_id }, query: { k } })).html,
    tools: [
      await callTool(agent, 'getSignatureStatus', { request_id, request_token }),
      await callTool(agent, 'downloadSignedPdf', { request_id, request_token }),
    ],
    webhooks: received.map(({ text }) => text),
    events: await listEvents(request_id),
    operator: (await runCommand(requestCommands, ['request', 'show', request_id, '--json'])).out,
  };
  return { link, request_id, tokens: tokensIn(JSON.stringify(shown)), webhooks: received.map(({ body }) => body.type) };
}

async function bounced(emailId: string, message: string): Promise<void> {
  await recordDelivery({ type: 'email.bounced', data: { email_id: 'x', tags: { email: emailId }, bounce: { type: 'Transient', message } } });
  await runJob('note-bounce', emailId);
}

/** Whatever could be a private link's token, also where it stands within something longer. */
const tokensIn = (text: string): string[] => [
  ...new Set((text.match(/[\w-]{66,}/g) ?? []).flatMap((run) => Array.from({ length: run.length - 65 }, (_, start) => run.slice(start, start + 66)))),
];

/** The same token, saying that it went another way. */
const rewritten = (token: string): string[] =>
  Object.values(linkWays).map(({ byte }) => {
    const bytes = Buffer.from(token, 'base64url');
    bytes[16] = (byte << 4) | ((bytes[16] ?? 0) & 15);
    return bytes.toString('base64url');
  });

const actsOf = (requestId: string) => db().signingAct.findMany({ where: { requestId } });

describe('the owner cannot sign in the signer’s name', { timeout: 60_000 }, () => {
  test('nothing that is shown of an emailed request signs, declines or opens it; the mailbox’s own link does', async () => {
    const owner = await makeAccount();
    const { link, request_id, tokens, webhooks } = await everythingShown(owner, async () => (await createRequest(owner.key, { delivery: 'email' })).json);
    expect(webhooks.sort()).toEqual(['request.email_bounced', 'request.opened']);
    for (const token of tokens.flatMap((each) => [each, ...rewritten(each)])) {
      await sign(token);
      await postForm(decline, { token });
      expect((await readDocument(token)).status).not.toBe(200);
    }
    expect([await actsOf(request_id), (await readStatus(request_id, owner)).json.status]).toEqual([[], 'pending']);
    expect(tokens).not.toContain(tokenIn(link ?? ''));
    expect(await sign(link ?? '')).toMatchObject({ status: 303, problem: null });
    expect(await actsOf(request_id)).toMatchObject([{ party: 'signer', way: 'mailed' }]);
  });

  test('the same search finds the links of a request whose links are handed out; turned into mailed ones they open nothing', async () => {
    const owner = await makeAccount();
    const { request_id, tokens } = await everythingShown(owner, async () => (await createRequest(owner.key)).json);
    expect(tokens.length).toBeGreaterThan(1);
    const mailed = tokens.flatMap(rewritten).filter((token) => !tokens.includes(token));
    expect(mailed).not.toEqual([]);
    for (const token of mailed) expect((await readDocument(token)).status).not.toBe(200);
    await Promise.all(tokens.map((token) => sign(token)));
    const [act] = await actsOf(request_id);
    expect(['returned', 'shown']).toContain(act?.way);
  });

  test('a sender who signs first gets the link by email alone, whoever made the request', async () => {
    const owner = await makeAccount();
    const sender = { name: 'Kim Ito', email: 'kim@stated.example' };
    const make = async () => (await createRequest(owner.key, { delivery: 'email', sender, sender_signs: true })).json;
    const { link, request_id, tokens } = await everythingShown(owner, make);
    for (const token of tokens) await sign(token);
    expect(await actsOf(request_id)).toEqual([]);
    await sign(link ?? '');
    expect(await actsOf(request_id)).toMatchObject([{ party: 'sender', way: 'mailed' }]);
  });

  test('a tool returns no link of an emailed request, and says which address proves what of one that it returns', async () => {
    const { key } = await makeAccount();
    const agent = await mcpClient({ key });
    const sent = await callTool(agent, 'sendForSignature', requestBody({ delivery: 'email', confirmed: true }));
    expect(tokensIn(JSON.stringify(sent))).toEqual([]);
  });
});
