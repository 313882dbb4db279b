import { z } from 'zod';
import { normalizeEmail } from '@/lib/core/email-address';

export const invitationId = z.string().regex(/^inv_[0-9A-Za-z]{20}$/, 'This is not the id of an invitation.');

/** The secret of an invitation's link: 32 random bytes in base64url. What it is not is as unknown as one that there never was. */
export const invitationToken = z.string().max(200);

export const invitedEmail = z.string().transform((text, context) => {
  const address = normalizeEmail(text);
  if (address) return address.toLowerCase();
  context.addIssue({ code: 'custom', message: 'Give one email address, such as anna@example.com.', params: { code: 'invalid_email' } });
  return z.NEVER;
});
