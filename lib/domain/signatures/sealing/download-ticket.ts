import { now } from '@/lib/core/clock';
import { signatureErrors } from '../errors';
import { downloadTicket, ticketLink } from '../links';
import { findProvenRequest } from '../store';

/** Decisions, "Tool server": a link that works for ten minutes. */
const ticketMs = 10 * 60 * 1000;

export type DownloadTicket = { url: string; expiresAt: Date };

/** A link to the signed PDF, for a caller who has shown the request's token already. */
export async function downloadTicketFor(requestId: string): Promise<DownloadTicket> {
  const request = await findProvenRequest(requestId);
  if (!request) throw signatureErrors.notFound();
  // Tickets count in seconds.
  const expiresAt = new Date(Math.floor((now().getTime() + ticketMs) / 1000) * 1000);
  return { url: ticketLink(request, downloadTicket(request, expiresAt)), expiresAt };
}
