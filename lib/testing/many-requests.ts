import { db } from '@/lib/core/db';
import { array, copyRows, quoted } from './copy-rows';

/** Of a hundred requests, how many are in which state; the rest is signed. */
const SHARES = [
  ['pending', 5],
  ['awaiting_sender_signature', 1],
  ['cancelled', 4],
  ['expired', 5],
] as const;

const families = ['Berg', 'Okafor', 'Yamada', 'García', 'Müller', 'Novák', 'Rossi', 'Silva', 'Dubois', 'Ivanova'];
const subjects = ['Lease', 'Offer', 'Non-disclosure agreement', 'Order', 'Consent', 'Loan', 'Amendment', 'Mandate'];

/**
 * Years of requests in the account of one, by copies of its row: one every ten minutes, each with the event of its creation and
 * an email to its signer. No documents and no chain: for lists, not for signing. Returns a title that stands once.
 */
export async function seedRequests(likeId: string, count: number): Promise<string> {
  const open = `CASE ${SHARES.map(([status], index) => `WHEN i % 100 < ${SHARES.slice(0, index + 1).reduce((sum, [, share]) => sum + share, 0)} THEN '${status}'`).join(' ')} ELSE 'signed' END`;
  const changed: Record<string, string> = {
    id: `md5(${quoted(likeId)} || i)`,
    title: `(${array(subjects)})[i % ${subjects.length} + 1] || ' ' || i`,
    signer_name: `'Anna ' || (${array(families)})[i % ${families.length} + 1]`,
    signer_email: `'anna.' || i || '@signer.example'`,
    status: open,
    created_at: `now() - i * interval '10 minutes'`,
    expires_at: `CASE WHEN ${open} IN ('pending', 'awaiting_sender_signature') THEN now() + interval '10 days' ELSE now() - i * interval '10 minutes' + interval '30 days' END`,
    signed_at: `CASE WHEN ${open} = 'signed' THEN now() - i * interval '10 minutes' + interval '1 hour' END`,
  };
  await copyRows('signature_requests', `id = ${quoted(likeId)}`, count, changed);
  await copyRows('events', `subject = ${quoted(likeId)} AND type = 'request.created'`, count, {
    id: `'evt_' || md5('event' || ${quoted(likeId)} || i)`,
    subject: `md5(${quoted(likeId)} || i)`,
  });
  await copyRows('emails', `subject_id = ${quoted(likeId)}`, count, {
    id: `'eml_' || md5('email' || ${quoted(likeId)} || i)`,
    subject_id: `md5(${quoted(likeId)} || i)`,
    created_at: `now() - i * interval '10 minutes'`,
  });
  await db().$executeRawUnsafe('ANALYZE signature_requests, events, emails');
  return `${subjects[7 % subjects.length]} 7`;
}
