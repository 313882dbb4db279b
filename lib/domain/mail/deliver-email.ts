import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { MailFailure } from '@/lib/engines/mail/mail-failure';
import type { MailMessage } from '@/lib/engines/mail/message';
import { sendMail } from '@/lib/engines/mail/send-mail';
import { enqueue } from '@/lib/engines/queue/queue';
import type { RenderedEmail } from './rendered-email';
import { isKeptFrom, leaseMs, leaseRenewalMs, maxAttempts, queueOf } from './rules';
import { claimEmail, type EmailRow, endAttempt, findLease, renewLease } from './store';
import { suppressionsOf } from './suppression';

/** Makes what an email says when it is sent; null where that is no longer so. By kind of email. */
export type EmailRenderers = Readonly<Record<string, (email: EmailRow) => Promise<RenderedEmail | null>>>;

type Outcome = { status: 'sent'; providerId: string | null } | { status: 'suppressed' | 'dropped' | 'failed'; problem: string };

/**
 * Sends one email, unless that is done, nobody is to get it, or there is nothing left to say. May run twice for one
 * job, and at once. Throws where a later try can succeed: the queue makes it. After the last one the email has failed.
 */
export async function deliverEmail(id: string, renderers: EmailRenderers): Promise<void> {
  const startedAt = now();
  const email = await claimEmail(id, startedAt, new Date(startedAt.getTime() - leaseMs));
  if (!email) return lookAgainLater(id);
  // A renewal that fails only lets another process begin sooner, and the provider knows the id.
  const renewal = setInterval(() => renewLease(email, now()).catch(() => {}), leaseRenewalMs);
  try {
    const outcome = await attempt(email, renderers);
    const sentAt = outcome.status === 'sent' ? now() : null;
    await endAttempt(email, { problem: null, ...outcome, sentAt });
  } catch (error) {
    const isLast = email.attempts >= maxAttempts || (error instanceof MailFailure && !error.retry);
    // What a bug says may hold what the email says, which has no place in the row.
    const problem = error instanceof MailFailure ? error.message : 'The email could not be made.';
    await endAttempt(email, { status: isLast ? 'failed' : 'queued', problem, sentAt: null });
    if (!isLast || !(error instanceof MailFailure)) throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** Another process has it, and may have died over it: a later job sees. */
async function lookAgainLater(id: string): Promise<void> {
  const at = now();
  const lease = await findLease(id, at);
  if (!lease) return;
  const startAfterSeconds = Math.max(1, Math.ceil((lease.renewedAt.getTime() + leaseMs - at.getTime()) / 1000) + 1);
  await transaction((tx) => enqueue(tx, queueOf(lease.kind), { id, owner: id, startAfterSeconds }));
}

async function attempt(email: EmailRow, renderers: EmailRenderers): Promise<Outcome> {
  // Each attempt counts when it begins, also one that took its process down.
  if (email.attempts > maxAttempts) return { status: 'failed', problem: `None of ${maxAttempts} attempts came to an end.` };
  const { sender } = email.details;
  const reasons = await suppressionsOf(email.recipient, typeof sender === 'string' ? sender : '');
  const reason = reasons.find((each) => isKeptFrom(email.kind, each));
  if (reason) return { status: 'suppressed', problem: `The address gets no more mail: ${reason}.` };
  const render = renderers[email.kind];
  if (!render) throw new Error(`There is no template for emails of the kind "${email.kind}"`);
  const rendered = await render(email);
  if (!rendered) return { status: 'dropped', problem: 'no longer needed' };
  const { providerId } = await sendMail(messageOf(email, rendered));
  return { status: 'sent', providerId };
}

const messageOf = ({ id, recipient }: EmailRow, rendered: RenderedEmail): MailMessage => ({ id, to: recipient, ...rendered });
