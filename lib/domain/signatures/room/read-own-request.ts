import type { Language } from '@/lib/core/i18n/languages';
import { may } from '../../accounts/access';
import { findMakerOfKey, namesOf } from '../../accounts/people/store';
import { listEvents } from '../../events/store';
import type { StoredEvent } from '../../events/stored-event';
import { listEmailsAbout } from '../../mail/listing/store';
import { isSuppressed } from '../../mail/suppression';
import type { OwnRequest } from '../auth';
import { endedOf, outcomeOf } from '../ended';
import { isMailed } from '../link-ways';
import { signingLink, statusLink } from '../links';
import { linkMails } from '../listing/link-mails';
import { emailSubject, requestMails } from '../mails';
import { allows, mayRemind, type Party, storedStatusAt, whoseTurn } from '../rules';
import { senderKeyOf } from '../sending/sender-key';
import { listActs, type RequestRow } from '../store';
import type { OwnRequestView } from '../views/own-request';
import { listResendable } from './lost-mails';
import { peopleOf } from './people';
import { standingOf } from './standing';
import { timelineOf } from './timeline';

/** A request as its account sees it, for whoever has signed in: what their role may not do is not offered. */
export async function readOwnRequest({ request, person }: OwnRequest, at: Date): Promise<OwnRequestView> {
  const [events, emails, acts, key] = await Promise.all([
    listEvents(request.id),
    listEmailsAbout({ kind: emailSubject, id: request.id }),
    listActs(request.id),
    request.apiKeyId === null ? null : findMakerOfKey(request.apiKeyId),
  ]);
  const mails = requestMails(emails);
  const mayManage = may(person, 'requests.manage');
  const maySend = may(person, 'requests.send');
  const [names, resendable] = await Promise.all([namesOf(actingPeople(events)), mayManage ? idsToResend(request, mails, at) : new Set<string>()]);
  const status = storedStatusAt(request, at);
  const turn = whoseTurn(status);
  const openedAt = { sender: firstOpening(events, 'sender'), signer: firstOpening(events, 'signer') };
  const linkMail = mails.findLast(({ kind }) => linkMails.includes(kind)) ?? null;
  const { standing, since } = standingOf(request, { linkMail, openedAt: openedAt[turn ?? 'signer'] }, at);
  return {
    id: request.id,
    title: request.title,
    outcome: outcomeOf(request, at),
    ended: endedOf(request, at),
    standing,
    standsSince: since.toISOString(),
    test: request.isTest,
    erased: request.erasedAt !== null,
    message: request.message,
    senderName: request.senderName,
    signer: { name: request.signerName, email: request.signerEmail },
    people: peopleOf(request, { mails, acts, openedAt, resendable }),
    timeline: timelineOf(request, events, { statuses: new Map(emails.map((email) => [email.id, email.status])), names }),
    facts: factsOf(request, key),
    statusLink: statusLink(request),
    // What was mailed is for its mailbox alone; and only who may send may pass a link on.
    signingLink: turn && maySend && !isMailed(request) ? { link: signingLink(request, turn, 'shown'), party: turn } : null,
    mayRemind: mayManage && mayRemind(request, at),
    mayCancel: mayManage && allows('cancel', status),
    maySend,
    downloadable: status === 'signed' && request.erasedAt === null,
    hasCertificate: status === 'signed' && request.erasedAt === null && request.certificate,
  };
}

const factsOf = (request: RequestRow, key: OwnRequestView['facts']['key']): OwnRequestView['facts'] => ({
  language: request.language as Language,
  delivery: isMailed(request) ? 'email' : 'link',
  key,
  pages: request.pageCount,
  createdAt: request.createdAt.toISOString(),
  expiresAt: request.expiresAt.toISOString(),
  hashes: { source: request.sourceSha256, presented: request.presentedSha256, content: request.contentSha256, signed: request.signedSha256 },
});

async function idsToResend(request: RequestRow, mails: ReturnType<typeof requestMails<Awaited<ReturnType<typeof listEmailsAbout>>[number]>>, at: Date) {
  const lost = listResendable(mails, request, at);
  const isKept = await Promise.all(lost.map(({ recipient }) => isSuppressed(recipient, senderKeyOf(request))));
  return new Set(lost.filter((_, index) => !isKept[index]).map(({ id }) => id));
}

const firstOpening = (events: readonly StoredEvent[], party: Party): Date | null =>
  events.find(({ type, data }) => type === 'request.opened' && data?.party === party)?.at ?? null;

const actingPeople = (events: readonly StoredEvent[]): string[] =>
  events.flatMap(({ data }) => (data && 'byId' in data && typeof data.byId === 'string' ? [data.byId] : []));
