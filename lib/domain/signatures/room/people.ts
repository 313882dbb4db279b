import type { EmailAbout } from '../../mail/listing/store';
import type { EmailStatus } from '../../mail/rules';
import { mailAddress } from '../../mail/rules';
import { isMailed, type LinkWay, provesAddress, wayOfAct } from '../link-ways';
import type { RequestEmailKind } from '../mails';
import type { Party } from '../rules';
import type { Act, RequestRow } from '../store';
import type { Fate, MailView, PersonView } from '../views/own-request';

type Mail = EmailAbout & { kind: RequestEmailKind };
type Around = { mails: readonly Mail[]; acts: readonly Act[]; openedAt: Record<Party, Date | null>; resendable: ReadonlySet<string> };

/** To whom each kind of mail speaks; the sender's may go to the account's owner too. */
const speaksTo: Record<RequestEmailKind, Party> = {
  'confirm-request': 'sender',
  'sender-signs-first': 'sender',
  'signing-link': 'signer',
  reminder: 'signer',
  'signed-sender': 'sender',
  'signed-copy': 'signer',
  declined: 'sender',
  cancelled: 'signer',
  expired: 'sender',
};

/** Null for what never was to be told: it was overtaken by events before it left. */
export const fateOf: Record<EmailStatus, Fate | null> = {
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'bounced',
  complained: 'complained',
  failed: 'failed',
  suppressed: 'refused',
  dropped: null,
};

/** Whom a request concerns, how each was reached, and what became of each email to them; the one who goes first stands first. */
export function peopleOf(request: RequestRow, around: Around): PersonView[] {
  const { senderName, senderEmail, signerName, signerEmail } = request;
  const isToSender = ({ kind, recipient }: Mail) => speaksTo[kind] === 'sender' && recipient === mailAddress(senderEmail);
  const toOthers = around.mails.filter((mail) => speaksTo[mail.kind] === 'sender' && !isToSender(mail));
  const owners = [...new Set(toOthers.map(({ recipient }) => recipient))];
  const mailsOf = (which: (mail: Mail) => boolean) => around.mails.filter(which).flatMap((mail) => presentMail(mail, around.resendable));
  const partyOf = (party: Party) => ({ party, ...reachOf(request, party, around), openedAt: timeOf(around.openedAt[party]) });
  return [
    { ...partyOf('sender'), name: senderName, email: senderEmail, signedAt: timeOf(request.senderSignedAt), mails: mailsOf(isToSender) },
    {
      ...partyOf('signer'),
      name: signerName,
      email: signerEmail,
      signedAt: timeOf(request.signedAt),
      mails: mailsOf(({ kind }) => speaksTo[kind] === 'signer'),
    },
    ...owners.map((email) => ({
      party: 'owner' as const,
      name: null,
      email,
      reached: 'none' as const,
      proven: null,
      openedAt: null,
      signedAt: null,
      mails: mailsOf((mail) => toOthers.includes(mail) && mail.recipient === email),
    })),
  ];
}

/** Once a party has signed, what the link that they used proves; until then the way in which links go out. */
function reachOf(request: RequestRow, party: Party, { acts }: Around): Pick<PersonView, 'reached' | 'proven'> {
  const act = acts.find((each) => each.party === party);
  const isProvenBefore = party === 'sender' && request.senderVerified;
  if (act) return { reached: reachedBy[wayOfAct(request, act)], proven: isProvenBefore || provesAddress(wayOfAct(request, act)) };
  if (party === 'sender' && !request.senderSigns) return { reached: 'none', proven: request.senderVerified };
  return { reached: isMailed(request) ? 'mailed' : 'passed_on', proven: isProvenBefore || null };
}

const reachedBy: Record<LinkWay, PersonView['reached']> = {
  mailed: 'mailed',
  confirmed: 'mailed',
  returned: 'passed_on',
  shown: 'passed_on',
  unsure: 'unsure',
};

function presentMail({ id, kind, recipient, status, problem, createdAt, sentAt }: Mail, resendable: ReadonlySet<string>): MailView[] {
  const fate = fateOf[status];
  return fate === null ? [] : [{ id, kind, recipient, fate, at: (sentAt ?? createdAt).toISOString(), problem, mayResend: resendable.has(id) }];
}

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;
