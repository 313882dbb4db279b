import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { byPerson } from '../../accounts/auth';
import { firstTimes } from '../../events/store';
import type { EmailStatus } from '../../mail/rules';
import { newestEmailStatus } from '../../mail/store';
import { endedOf, outcomeOf } from '../ended';
import { isMailed } from '../link-ways';
import { signingLink, statusLink } from '../links';
import { emailSubject } from '../mails';
import { allows, mayRemind, storedStatusAt, whoseTurn } from '../rules';
import { listNewest, type RequestRow } from '../store';
import { listedRequest } from '../views/listed-request';

const shown = 200;

/** The mails that carry a link to sign by. */
const linkMails = ['sender-signs-first', 'signing-link', 'reminder'];

export const listOwnRequests = operation({
  name: 'listOwnRequests',
  summary: 'The newest requests of the account that is signed in',
  effect: 'read',
  success: 200,
  auth: byPerson('requests.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ requests: z.array(listedRequest) }),
  errors: [],
  async run(_, { scope }) {
    const requests = await listNewest(scope, { limit: shown, at: now() });
    const ids = requests.map(({ id }) => id);
    const [mails, openings] = await Promise.all([newestEmailStatus(emailSubject, ids, linkMails), firstTimes(ids, 'request.opened', 'signer')]);
    const maySend = may(scope, 'requests.send');
    return {
      requests: requests.map((request) => presentListed(request, { mailStatus: mails.get(request.id) ?? null, openedAt: openings.get(request.id), maySend })),
    };
  },
});

type Beside = { mailStatus: EmailStatus | null; openedAt: Date | undefined; maySend: boolean };

function presentListed(request: RequestRow, { mailStatus, openedAt, maySend }: Beside) {
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
    statusLink: statusLink(request),
    // What was mailed is for its mailbox alone; and only who may send may pass a link on.
    signingLink: turn && maySend && !isMailed(request) ? signingLink(request, turn, 'shown') : null,
    mayRemind: mayRemind(request, at),
    mayCancel: allows('cancel', status),
    downloadable: status === 'signed' && !request.erasedAt,
    test: request.isTest,
    mail: whatBecameOf(mailStatus),
  };
}

function whatBecameOf(status: EmailStatus | null) {
  if (status === null) return null;
  if (status === 'sent' || status === 'delivered') return 'sent' as const;
  if (status === 'bounced' || status === 'complained' || status === 'suppressed') return 'bounced' as const;
  return status === 'failed' ? ('failed' as const) : ('queued' as const);
}
