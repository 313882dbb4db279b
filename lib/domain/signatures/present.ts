import { now } from '@/lib/core/clock';
import { markOf } from '@/lib/core/warning';
import type { Usage } from '../accounts/usage';
import { endedOf } from './ended';
import { signingLink, statusLink } from './links';
import { publicStatus, storedStatusAt } from './rules';
import { nextStep } from './sending/next-step';
import type { NewRequest, RequestRow } from './store';

export function presentStatus(request: RequestRow) {
  const at = now();
  const status = storedStatusAt(request, at);
  return {
    request_id: request.id,
    status: publicStatus(status),
    created_at: request.createdAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    // Until the sealed file is there the public status is still `pending`, and so is this.
    signed_at: status === 'signed' ? (request.signedAt?.toISOString() ?? null) : null,
    next_step: nextStep({ ...request, status }),
    ended: endedOf(request, at),
    ...markOf(request),
  };
}

/** The create result. Links are returned for delivery by link and for tests, of which nothing is mailed; where the sender signs, only the sender's. */
export function presentCreated(request: NewRequest, requestToken: string, usage: Usage) {
  const byLink = request.delivery === 'link' || request.isTest;
  return {
    request_id: request.id,
    request_token: requestToken,
    status: request.status,
    expires_at: request.expiresAt.toISOString(),
    next_step: nextStep(request),
    ...(byLink && !request.senderSigns ? { signer_link: signingLink(request, 'signer', 'returned') } : {}),
    ...(byLink && request.senderSigns ? { sender_link: signingLink(request, 'sender', 'returned') } : {}),
    status_link: statusLink(request),
    usage,
    ...markOf(request),
  };
}
