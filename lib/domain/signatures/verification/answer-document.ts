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
  const signedAt = (party: Act['party']) => text(acts.find((act) => act.party === party)?.at);
  return {
    ...shared,
    title: request.title,
    parties: [
      { party: 'sender', name: request.senderName, email: request.senderEmail, reached: senderReach(request), signed_at: signedAt('sender') },
      { party: 'signer', name: request.signerName, email: request.signerEmail, reached: signerReach(request), signed_at: signedAt('signer') },
    ],
  };
}

type Reach = DocumentView['parties'][number]['reached'];

/** Of an account's owner nothing is known for sure but what they state. */
const senderReach = ({ senderVerified, accountId }: RequestRow): Reach => (senderVerified && accountId === null ? 'confirmed_by_mail' : 'stated');

/** A link that was mailed can be seen by the account that asked, where there is one; that of a test is handed out. */
function signerReach({ delivery, isTest, accountId }: RequestRow): Reach {
  if (delivery !== 'email' || isTest) return 'passed_on_link';
  return accountId === null ? 'mailed_link' : 'unsure';
}
