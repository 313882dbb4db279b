import { now } from '@/lib/core/clock';
import { publicStatus, storedStatusAt } from '../../signatures/rules';
import { downloadTicketFor } from '../../signatures/sealing/download-ticket';
import { findProvenRequest, type RequestRow } from '../../signatures/store';
import type { AnnouncedEvent } from './announcements';

type Facts = Record<string, unknown>;

/** What an event adds to what all say of their request; where its data were erased, that it knows nothing more. */
const facts = (more: (event: AnnouncedEvent, request: RequestRow) => Promise<Facts> | Facts) => async (event: AnnouncedEvent) => {
  const request = await findProvenRequest(event.subject);
  return request && { ...requestFacts(request, event.sequence), ...(await more(event, request)) };
};

export const plainFacts = facts(() => ({}));

export const openedFacts = facts(({ data }) => ({ party: partyIn(data) }));

export const reasonFacts = facts(({ data }, request) => ({ party: partyIn(data), reason: request.erasedAt || data === null ? null : request.declineReason }));

export const signedFacts = facts(async (_, request) => ({ download: await downloadOf(request) }));

export const bouncedFacts = facts(({ data }) => {
  const { recipient, kind, problem }: Facts = data ?? {};
  return { email: data && { recipient, kind, problem } };
});

const partyIn = (data: Facts | null) => data?.party ?? null;

async function downloadOf(request: RequestRow) {
  if (request.signedSha256 === null || request.erasedAt) return null;
  const { url, expiresAt } = await downloadTicketFor(request.id);
  return { url, expires_at: expiresAt.toISOString() };
}

function requestFacts(request: RequestRow, sequence: number): Facts {
  const status = publicStatus(storedStatusAt(request, now()));
  return {
    request_id: request.id,
    sequence,
    test: request.isTest,
    status,
    title: request.erasedAt ? null : request.title,
    created_at: request.createdAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    signed_at: status === 'signed' ? (request.signedAt?.toISOString() ?? null) : null,
    ended: endedOf(request, status),
  };
}

function endedOf({ cancelledAt, expiredAt, expiresAt, declinedBy }: RequestRow, status: string) {
  if (status === 'cancelled' && cancelledAt) return { by: declinedBy ?? 'sender', how: declinedBy ? 'declined' : 'cancelled', at: cancelledAt.toISOString() };
  if (status === 'expired') return { by: 'service', how: 'expired', at: (expiredAt ?? expiresAt).toISOString() };
  return null;
}
