import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { byPerson } from '../../accounts/auth';
import type { EmailStatus } from '../../mail/rules';
import { newestEmailStatus } from '../../mail/store';
import { isMailed } from '../link-ways';
import { signingLink, statusLink } from '../links';
import { emailSubject } from '../mails';
import { allows, mayRemind, publicStatus, storedStatusAt, whoseTurn } from '../rules';
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
    const mails = await newestEmailStatus(
      emailSubject,
      requests.map(({ id }) => id),
      linkMails,
    );
    const maySend = may(scope, 'requests.send');
    return { requests: requests.map((request) => presentListed(request, mails.get(request.id) ?? null, maySend)) };
  },
});

function presentListed(request: RequestRow, mailStatus: EmailStatus | null, maySend: boolean) {
  const at = now();
  const status = storedStatusAt(request, at);
  const turn = whoseTurn(status);
  return {
    id: request.id,
    title: request.title,
    status: publicStatus(status),
    signer: { name: request.signerName, email: request.signerEmail },
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
    mail: outcomeOf(mailStatus),
  };
}

function outcomeOf(status: EmailStatus | null) {
  if (status === null) return null;
  if (status === 'sent' || status === 'delivered') return 'sent' as const;
  if (status === 'bounced' || status === 'complained' || status === 'suppressed') return 'bounced' as const;
  return status === 'failed' ? ('failed' as const) : ('queued' as const);
}
