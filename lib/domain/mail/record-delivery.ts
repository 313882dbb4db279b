import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { asOneLine } from '@/lib/core/text/invisible';
import { withoutTokens } from '@/lib/core/text/without-tokens';
import { enqueue } from '@/lib/engines/queue/queue';
import { type Report, reports } from './rules';
import { findReported, moveEmail } from './store';
import { suppress } from './suppression';

const maxProblemCharacters = 300;

const told = z.object({ message: z.string().optional(), reason: z.string().optional(), type: z.string().optional() }).optional();

/** What we read of a webhook of Resend; there is more in it. */
const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string().min(1),
    tags: z.record(z.string(), z.string()).optional().catch(undefined),
    bounce: told,
    failed: told,
    suppressed: told,
  }),
});

const reportTypes = new Map<string, Report>([
  ['email.delivered', 'delivered'],
  ['email.delivery_delayed', 'delayed'],
  ['email.bounced', 'bounced'],
  ['email.complained', 'complained'],
  ['email.failed', 'failed'],
  ['email.suppressed', 'suppressed'],
]);

const sentences: Record<Report, string | null> = {
  delivered: null,
  delayed: 'The receiving server has not taken it yet; it is tried again.',
  bounced: 'The receiving server refused it.',
  complained: 'The recipient reported it as spam.',
  failed: 'The provider could not send it.',
  suppressed: 'The provider sends nothing to this address.',
};

/**
 * Records what the provider says of an email that it took. A repeat changes nothing, and what comes late takes nothing
 * back. A mailbox that is not there, and a complaint, end all mail to the address. False where it is no email of ours,
 * or no kind of report that concerns us.
 */
export async function recordDelivery(event: unknown): Promise<boolean> {
  const parsed = eventSchema.safeParse(event);
  const report = parsed.success ? reportTypes.get(parsed.data.type) : undefined;
  if (!parsed.success || !report) return false;
  const { email_id: providerId, tags, bounce, failed, suppressed } = parsed.data.data;
  const { from, to } = reports[report];
  const isHard = report === 'bounced' && bounce?.type?.toLowerCase() === 'permanent';
  const said = [bounce, failed, suppressed].map((part) => part?.message ?? part?.reason).find((text) => text);
  return transaction(async (tx) => {
    const email = await findReported(tx, { providerId, emailId: tags?.email ?? null });
    if (!email) return false;
    const isNews = await moveEmail(tx, email.id, from, { problem: problemOf(sentences[report], said), ...(to ? { status: to } : {}) });
    // What it was about is a thing of a later domain, whose job notes it there.
    if (isNews && report === 'bounced') await enqueue(tx, 'note-bounce', { id: email.id, owner: email.id });
    if (isHard) await suppress(tx, { recipient: email.recipient, sender: '', reason: 'bounce' });
    if (report === 'complained') await suppress(tx, { recipient: email.recipient, sender: '', reason: 'complaint' });
    return true;
  });
}

const problemOf = (sentence: string | null, said: string | undefined): string | null =>
  sentence && [sentence, said && withoutTokens(asOneLine(said)).slice(0, maxProblemCharacters)].filter(Boolean).join(' ');
