import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { searchWords } from '@/lib/core/text/search-words';
import { may } from '../../accounts/access';
import { byPerson } from '../../accounts/auth';
import { firstTimes } from '../../events/store';
import type { EmailStatus } from '../../mail/rules';
import { newestEmailStatus } from '../../mail/store';
import { endedOf, outcomeOf } from '../ended';
import { isMailed } from '../link-ways';
import { signingLink } from '../links';
import { linkMails, whatBecameOf } from '../listing/link-mails';
import { findByWords } from '../listing/store';
import { emailSubject } from '../mails';
import { allows, mayRemind, statuses, storedStatusAt, whoseTurn } from '../rules';
import { requestId } from '../schema';
import { listNewest, type RequestRow } from '../store';
import { listedRequest } from '../views/listed-request';

/** Of a search: who finds more than these looks for another word. */
const maxFound = 1_000;

const search = z.string().max(200).optional().meta({ description: 'Words of title, name or address; each also by its beginning.' });

export const listOwnRequests = operation({
  name: 'listOwnRequests',
  summary: 'The requests of the account that is signed in, newest first, all of them or those with certain words',
  effect: 'read',
  success: 200,
  auth: byPerson('requests.read'),
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), requestId), status: z.enum(statuses).optional(), search }),
  output: pageOf(listedRequest),
  errors: [],
  async run({ limit, cursor, status, search = '' }, { scope }) {
    const [createdAt, id] = cursor ?? [];
    const words = searchWords(search);
    const among = search.trim() === '' ? undefined : words.length > 0 ? await findByWords(scope, words, maxFound) : [];
    const rows = await listNewest(scope, { limit: limit + 1, at: now(), status, among, after: createdAt && id ? { createdAt, id } : undefined });
    const { items: requests, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    const ids = requests.map((request) => request.id);
    const [mails, openings] = await Promise.all([newestEmailStatus(emailSubject, ids, linkMails), firstTimes(ids, 'request.opened', 'signer')]);
    const role = { maySend: may(scope, 'requests.send'), mayManage: may(scope, 'requests.manage') };
    const present = (request: RequestRow) => presentListed(request, { mailStatus: mails.get(request.id) ?? null, openedAt: openings.get(request.id), ...role });
    return { items: requests.map(present), next };
  },
});

type Beside = { mailStatus: EmailStatus | null; openedAt: Date | undefined; maySend: boolean; mayManage: boolean };

function presentListed(request: RequestRow, { mailStatus, openedAt, maySend, mayManage }: Beside) {
  const at = now();
  const status = storedStatusAt(request, at);
  const turn = whoseTurn(status);
  return {
    id: request.id,
    title: request.title,
    outcome: outcomeOf(request, at),
    ended: endedOf(request, at),
    senderName: request.senderName,
    signer: { name: request.signerName, email: request.signerEmail },
    openedAt: openedAt?.toISOString() ?? null,
    createdAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    signedAt: status === 'signed' ? (request.signedAt?.toISOString() ?? null) : null,
    // What was mailed is for its mailbox alone; and only who may send may pass a link on.
    signingLink: turn && maySend && !isMailed(request) ? signingLink(request, turn, 'shown') : null,
    mayRemind: mayManage && mayRemind(request, at),
    mayCancel: mayManage && allows('cancel', status),
    downloadable: status === 'signed' && !request.erasedAt,
    test: request.isTest,
    mail: whatBecameOf(mailStatus),
  };
}
