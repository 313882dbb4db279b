import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../../accounts/errors';
import { requireSession } from '../../accounts/signed-in';
import type { EmailStatus } from '../../mail/rules';
import { newestEmailStatus } from '../../mail/store';
import { signingLink, statusLink } from '../links';
import { emailSubject } from '../mails';
import { allows, mayRemind, publicStatus, statuses, storedStatusAt, whoseTurn } from '../rules';
import { listOfAccount, type RequestRow } from '../store';

const shown = 200;

/** The mails that carry a link to sign by. */
const linkMails = ['sender-signs-first', 'signing-link', 'reminder'];

const listed = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(statuses),
  signer: z.object({ name: z.string().nullable(), email: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  signedAt: z.string().nullable(),
  statusLink: z.string(),
  /** The link of whose turn it is. */
  signingLink: z.string().nullable(),
  mayRemind: z.boolean(),
  mayCancel: z.boolean(),
  downloadable: z.boolean(),
  test: z.boolean(),
  /** What became of the mail with the link. */
  mail: z.enum(['queued', 'sent', 'bounced', 'failed']).nullable(),
});

export const listOwnRequests = operation({
  name: 'listOwnRequests',
  surface: 'page',
  summary: 'The newest requests of the account that is signed in',
  effect: 'read',
  success: 200,
  input: z.strictObject({}),
  output: z.object({ requests: z.array(listed) }),
  errors: [accountErrors.signInNeeded],
  async run(_, caller) {
    const requests = await listOfAccount(requireSession(caller).accountId, shown);
    const mails = await newestEmailStatus(
      emailSubject,
      requests.map(({ id }) => id),
      linkMails,
    );
    return { requests: requests.map((request) => presentListed(request, mails.get(request.id) ?? null)) };
  },
});

function presentListed(request: RequestRow, mailStatus: EmailStatus | null) {
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
    signingLink: turn && signingLink(request, turn),
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
