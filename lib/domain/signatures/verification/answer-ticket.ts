import { now } from '@/lib/core/clock';
import { openText, sealText } from '@/lib/core/sealed';
import { type VerificationView, verificationView } from '../views/verification-view';

/**
 * Where no script runs, an answer travels to its page in the page's own address, sealed: nothing is kept here, and what stands in
 * histories and logs can be read by nobody, and by this service for some minutes.
 */
const purpose = 'verification';
const worksForMs = 15 * 60 * 1000;

export const ticketFor = (answer: VerificationView): string => sealText(purpose, JSON.stringify({ until: now().getTime() + worksForMs, answer }));

/** Null for one whose time is over, or that is none of ours. */
export function answerIn(ticket: string): VerificationView | null {
  let opened: { until: number; answer: unknown };
  try {
    opened = JSON.parse(openText(purpose, ticket));
  } catch {
    return null;
  }
  return opened.until > now().getTime() ? verificationView.parse(opened.answer) : null;
}
