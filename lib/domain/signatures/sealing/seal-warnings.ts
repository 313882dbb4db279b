import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { daysLeft, timeProblem, warningDays } from '@/lib/engines/pdf/seal/seal-validity';
import { listOperators } from '../../accounts/store';
import type { EmailRenderers } from '../../mail/deliver-email';
import { queueEmail } from '../../mail/queue-email';
import { countEmailsAbout } from '../../mail/store';
import { sealEndingEmail } from '../emails/seal-ending';
import { sealIdentity } from './seal';

const subjectKind = 'seal';
const kind = 'seal-ending';
/** Days before the end at which the operators are told, once each; 0 is when it has ended. */
const stages = [0, 1, 7, warningDays];

/** What is the matter with the seal, for `/readyz` and the log; null while all is well for longer than the warning time. */
export async function sealConcern(): Promise<string | null> {
  try {
    const identity = await sealIdentity();
    const problem = timeProblem(identity, now());
    if (problem) return `${problem} What is signed is kept and sealed once there is a valid one. Run: npm run admin -- seal show`;
    const days = daysLeft(identity, now());
    if (days > warningDays) return null;
    return `The seal’s certificate ends in ${days} ${days === 1 ? 'day' : 'days'}, on ${identity.validTo.toISOString()}. Run: npm run admin -- seal show`;
  } catch (error) {
    // What it says names files of the machine, and whoever asks whether the service is ready may be anybody.
    log().error({ err: error }, 'the seal cannot be used');
    return 'The seal cannot be used. Run: npm run admin -- config check';
  }
}

/** Logs what is the matter, and tells the operators once for each stage. */
export async function warnOfSeal(): Promise<void> {
  const concern = await sealConcern();
  if (concern === null) return;
  log().warn({ concern }, 'the seal needs attention');
  const identity = await sealIdentity().catch(() => null);
  const days = identity ? daysLeft(identity, now()) : null;
  const stage = stages.find((each) => days !== null && days <= each);
  if (!identity || stage === undefined) return;
  const subject = { kind: subjectKind, id: `${identity.sha256Fingerprint}-${stage}` };
  if ((await countEmailsAbout(subject, kind)) > 0) return;
  const operators = await listOperators();
  await transaction(async (tx) => {
    for (const { email } of operators) await queueEmail(tx, { kind, subject, owner: 'operators', recipient: email, language: 'en' });
  });
}

/** Written when it is sent: null where another certificate seals by then. */
export const sealEmails: EmailRenderers = {
  [kind]: async ({ subject, language }) => {
    const { sha256Fingerprint, subject: certificate, validTo } = await sealIdentity();
    if (!subject?.id.startsWith(sha256Fingerprint)) return null;
    return sealEndingEmail({ language, certificate, validTo, hasEnded: validTo <= now() });
  },
};
