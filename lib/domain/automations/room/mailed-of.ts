import { type EmailAbout, listEmailsAbout } from '../../mail/listing/store';
import { emailSubject, requestMails } from '../../signatures/mails';
import { fateOf } from '../../signatures/room/people';
import { automationSubject } from '../mailing/order-letter';
import { listOutputsOf } from '../outputs/store';
import type { RunRow } from '../running/store';
import { unwantedBy } from '../unwanted/store';
import type { RunContext } from '../views/run-context';

/** Of requests that a run has sent so many are asked for their mails. */
const mostRequests = 50;

/** Letters with its outputs, and the mails of its signature requests; the oldest first. */
async function emailsOf(runId: string): Promise<EmailAbout[]> {
  const requests = (await listOutputsOf([runId])).flatMap(({ signatureRequestId }) => signatureRequestId ?? []).slice(0, mostRequests);
  const [letters, ...mails] = await Promise.all([
    listEmailsAbout({ kind: automationSubject, id: runId }),
    ...requests.map(async (id) => requestMails(await listEmailsAbout({ kind: emailSubject, id }))),
  ]);
  return [...letters, ...mails.flat()].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** The emails of a run with what became of each; none that was overtaken before it left. */
export async function mailedOf({ id, accountId }: RunRow): Promise<RunContext['emails']> {
  const all = await emailsOf(id);
  const unwanted = await unwantedBy([...new Set(all.map(({ recipient }) => recipient))], accountId);
  return all.flatMap(({ status, sentAt, createdAt, kind, recipient, problem, id: emailId }) => {
    const fate = fateOf[status];
    const at = (sentAt ?? createdAt).toISOString();
    return fate === null ? [] : [{ id: emailId, kind, recipient, fate, at, problem, isUnwanted: unwanted.has(recipient) }];
  });
}

/** Changes whenever an email of the run is ordered, leaves or comes back. */
export const pulseOfMails = async (runId: string): Promise<string> => (await emailsOf(runId)).map(({ status }) => status.slice(0, 2)).join('');
