import { daysAfter } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { randomBase64url, sha256 } from '@/lib/core/ids';
import { invitationDays } from './rules';

/** What the token is sealed for while its letter waits to be sent. */
export const invitationTokenPurpose = 'team invitation token';

/** A new link: its token, for the letter alone, and what is stored of it. */
export function newInvitationLink(at: Date) {
  const token = randomBase64url(32);
  return { token, row: { tokenHash: sha256(token), sentAt: at, expiresAt: daysAfter(at, invitationDays) } };
}

/** The address in the letter. Opening it accepts nothing; the button on its page does. */
export function invitationLink(token: string): string {
  const url = new URL('/dashboard/team/join', env().BASE_URL);
  url.search = new URLSearchParams({ token }).toString();
  return url.href;
}
