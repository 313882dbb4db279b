import { type LinkWay, provesAddress, wayOfAct, waysOut } from '../link-ways';
import { type Act, listActs, type RequestRow } from '../store';
import type { DocumentView } from '../views/verification-view';

/** What may be told to whoever holds the sealed file: what stands on its certificate, without the traces of those who signed. */
export async function documentOf(request: RequestRow): Promise<DocumentView> {
  const text = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;
  const shared = {
    test: request.isTest,
    signed_at: text(request.signedAt),
    erased_at: text(request.erasedAt),
    revision_sha256: request.signedSha256 ?? '',
  };
  if (request.erasedAt) return { ...shared, title: null, parties: [] };
  const acts = await listActs(request.id);
  const actOf = (party: Act['party']) => acts.find((act) => act.party === party);
  const [sender, signer] = [actOf('sender'), actOf('signer')];
  return {
    ...shared,
    title: request.title,
    parties: [
      { party: 'sender', name: request.senderName, email: request.senderEmail, reached: senderReach(request, sender), signed_at: text(sender?.at) },
      { party: 'signer', name: request.signerName, email: request.signerEmail, reached: signerReach(request, signer), signed_at: text(signer?.at) },
    ],
  };
}

type Reach = DocumentView['parties'][number]['reached'];

/** What the sender has proven of the address: by the link they signed by, by confirming, or by signing in before; else it is the owner's word. */
function senderReach(request: RequestRow, act: Act | undefined): Reach {
  if (act && provesAddress(wayOfAct(request, act))) return 'confirmed_by_mail';
  if (!request.senderVerified || !request.senderProvenAt) return 'stated';
  return request.accountId === null ? 'confirmed_by_mail' : 'signed_in';
}

const signerReaches = {
  mailed: 'mailed_link',
  confirmed: 'mailed_link',
  returned: 'passed_on_link',
  shown: 'passed_on_link',
  unsure: 'unsure',
} as const satisfies Record<LinkWay, Reach>;

/** By the link that the signer signed by; before that by the way in which one would go out. */
const signerReach = (request: RequestRow, act: Act | undefined): Reach =>
  signerReaches[act ? wayOfAct(request, act) : (waysOut(request, 'signer')[0] ?? 'returned')];
