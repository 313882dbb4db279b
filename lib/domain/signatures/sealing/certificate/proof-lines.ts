import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { type LinkWay, provesAddress, wayOfAct } from '../../link-ways';
import type { Party } from '../../rules';
import type { Act, RequestRow } from '../../store';
import { utcSeconds } from './utc-seconds';

type Words = Messages['certificate'];
type Line = { label: string; value: string };

/** Who a party is said to be, how their link reached them, and what was proven of that: no more than the link that was used proves. */
export function proofLines(words: Words, request: RequestRow, party: Party, act: Act | undefined): Line[] {
  const name = party === 'sender' ? request.senderName : request.signerName;
  const email = party === 'sender' ? request.senderEmail : request.signerEmail;
  const way = act && wayOfAct(request, act);
  return [
    { label: words.name, value: statedName(words, name, email) },
    { label: words.email, value: email },
    ...(way ? [{ label: words.delivery, value: format(words[deliveries[party][way]], { email }) }] : []),
    { label: words.verification, value: party === 'sender' ? senderProof(words, request, way) : words[signerProofs[way ?? 'shown']] },
  ];
}

/** Both names are the sender's word. A sender who gave none is called by the address. */
const statedName = (words: Words, name: string | null, email: string): string =>
  name === null ? words.notKnown : name === email ? name : format(words.statedBySender, { name });

const mailed = { mailed: 'deliveredByEmail', confirmed: 'deliveredByConfirmation', unsure: 'deliveredByEmail' } as const;

const deliveries = {
  sender: { ...mailed, returned: 'deliveredByApi', shown: 'deliveredOnPage' },
  signer: { ...mailed, returned: 'deliveredBySender', shown: 'deliveredBySender' },
} as const satisfies Record<Party, Record<LinkWay, keyof Words>>;

const signerProofs = {
  mailed: 'verifiedByLink',
  confirmed: 'verifiedByLink',
  returned: 'notVerified',
  shown: 'notVerifiedShown',
  unsure: 'notCertain',
} as const satisfies Record<LinkWay, keyof Words>;

/** A sender has proven the address by the link they signed by, by confirming, or by signing in before; else it is the account owner's word. */
function senderProof(words: Words, request: RequestRow, way: LinkWay | undefined): string {
  if (way && provesAddress(way)) return words.verifiedByLink;
  if (!request.senderVerified || !request.senderProvenAt) return words.statedByOwner;
  return request.accountId === null ? words.verifiedByLink : format(words.verifiedBySignIn, { time: utcSeconds(request.senderProvenAt) });
}
