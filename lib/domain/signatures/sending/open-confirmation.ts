import { now } from '@/lib/core/clock';
import { signingErrors } from '../errors';
import { isConfirmToken, readConfirmToken } from '../links';
import { confirmLinkMs, type StoredStatus, storedStatusAt } from '../rules';
import { findProvenRequest, type RequestRow } from '../store';

/** `linkWorks`: it can confirm. `isNewest`: it was not replaced, however old it is. */
export type OpenedConfirmation = { request: RequestRow; status: StoredStatus; linkWorks: boolean; isNewest: boolean };

/** What a confirmation link opens. A genuine link that was replaced, or is older than a day, still tells what became of it. */
export async function openConfirmation(token: string): Promise<OpenedConfirmation> {
  const claimed = readConfirmToken(token);
  const request = claimed && (await findProvenRequest(claimed.id));
  if (!claimed || !request?.confirmSentAt || !isConfirmToken(token, { ...request, confirmGeneration: claimed.confirmGeneration }))
    throw signingErrors.linkUnknown();
  const at = now();
  const isNewest = claimed.confirmGeneration === request.confirmGeneration;
  const linkWorks = isNewest && request.confirmSentAt.getTime() + confirmLinkMs > at.getTime();
  return { request, status: storedStatusAt(request, at), linkWorks, isNewest };
}
