import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Home } from '@/components/dashboard/home/home';
import { RequestList } from '@/components/requests/request-list';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import { listLately } from '@/lib/domain/activity/operations/list-lately';
import { linkWayNames } from '@/lib/domain/signatures/link-ways';
import { confirmToken, copyKey, signingToken } from '@/lib/domain/signatures/links';
import { getOverview } from '@/lib/domain/signatures/operations/get-overview';
import { getOwnDocument } from '@/lib/domain/signatures/operations/get-own-document';
import { getOwnRequest } from '@/lib/domain/signatures/operations/get-own-request';
import { getRequestPulse } from '@/lib/domain/signatures/operations/get-request-pulse';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { parties } from '@/lib/domain/signatures/rules';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { linkFor } from '@/lib/testing/party-link';
import { postOpened } from '@/lib/testing/private-link';
import { deliverMails } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { cancelRequest, createRequest, decline, sign } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { RequestPage } from './request-page';

afterEach(() => setClock(null));

type Sent = { id: string; key: string; link: string };
const mailsBecome =
  (status: string) =>
  async ({ id }: Sent) =>
    void (await db().email.updateMany({ where: { subjectId: id }, data: { status, problem: status } }));

/** How a request comes into each of its states. */
const states: Record<string, (sent: Sent) => Promise<unknown>> = {
  'waits for its signer': async () => {},
  'its mail has gone': ({ id }) => deliverMails(id),
  'its mail came back': mailsBecome('bounced'),
  'its mail could not be sent': mailsBecome('failed'),
  opened: ({ link }) => postOpened(link),
  declined: ({ link }) => decline(link, 'No.'),
  withdrawn: ({ id, key }) => cancelRequest(id, { key }),
  signed: ({ link }) => sign(link),
  held: ({ id }) => db().signatureRequest.update({ where: { id }, data: { status: 'accepted', acceptedAt: now(), signedAt: now(), sealHeldAt: now() } }),
  expired: async () => setClock(() => daysAfter(new Date(), 15)),
  erased: ({ id }) => db().signatureRequest.update({ where: { id }, data: { erasedAt: now(), cancelledAt: now(), status: 'cancelled' } }),
};

/** Everything that these rooms answer and draw, for somebody of the account. */
async function everythingShown(request_id: string, personId: string, language: Language): Promise<string> {
  const caller = await signedInCaller(personId);
  const request = await perform(getOwnRequest, { request_id }, caller);
  const document = await perform(getOwnDocument, { request_id }, caller).catch(() => null);
  const [pulse, list] = [await perform(getRequestPulse, { request_id }, caller), await perform(listOwnRequests, {}, caller)];
  const [overview, lately] = [await perform(getOverview, {}, caller), await perform(listLately, {}, caller)];
  const messages = messagesFor(language);
  const reader = { language, timeZone: null, words: messages.requestsRoom.one, messages };
  const needs = { requests: overview.needs, failed: { runs: [], more: 0, mayRetry: true }, disabled: { webhooks: [], mayEnable: true }, keys: [] };
  const { homeRoom, requests, teamRoom, workflowsRoom } = messages;
  const homeReader = { language, timeZone: null, words: homeRoom, remind: requests.remind, team: teamRoom, failures: workflowsRoom.failures };
  const none = { done: null, problem: null };
  return [
    JSON.stringify([request, document, pulse, list, overview, lately]),
    renderToStaticMarkup(<RequestPage request={request} document={document} outcome={none} reader={reader} />),
    renderToStaticMarkup(<RequestList requests={list.items} language={language} />),
    renderToStaticMarkup(
      <Home
        needs={needs}
        waiting={overview.waiting}
        lately={lately.entries}
        steps={{ key: false, send: false, workflow: false }}
        outcome={none}
        send={null}
        reader={homeReader}
      />,
    ),
  ].join('\n');
}

/** The secrets of every link that goes out in an email, and of those that the API returned: none of them is for a page to show. */
async function secretsOf(id: string): Promise<string[]> {
  const row = await db().signatureRequest.findUniqueOrThrow({ where: { id } });
  const ways = linkWayNames.filter((way) => way !== 'shown');
  return [...parties.flatMap((party) => ways.map((way) => signingToken(row, party, way))), confirmToken(row), copyKey(row)];
}

for (const delivery of ['email', 'link'] as const)
  for (const sender_signs of [false, true])
    test.each(Object.entries(states))(
      `by ${delivery}${sender_signs ? ', the sender first' : ''}, %s: no page and no answer holds a link that was mailed`,
      { timeout: 60_000 },
      async (_, bring) => {
        const { account, key } = await makeAccount();
        const { json } = await createRequest(key, { delivery, sender_signs });
        const id = json.request_id as string;
        const row = await db().signatureRequest.findUniqueOrThrow({ where: { id } });
        if (sender_signs) await sign(linkFor(row, 'sender'));
        await bring({ id, key, link: linkFor(row, 'signer') });
        const secrets = await secretsOf(id);
        const shown = await everythingShown(id, account.ownerId, 'en');
        expect(shown).toContain(id);
        expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
        if (delivery === 'email') expect(shown).not.toMatch(/\/sign\/[\w-]{20}/);
        await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
        const toViewer = await everythingShown(id, account.ownerId, 'ja');
        expect(toViewer).not.toMatch(/\/sign\/[\w-]{20}/);
        // Of what a viewer may not do, nothing is offered: no form, and no way to send.
        expect(toViewer).not.toContain('<form');
        expect(toViewer).not.toContain('/dashboard/send');
      },
    );
