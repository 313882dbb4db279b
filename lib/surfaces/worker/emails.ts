import { renderSignIn } from '@/lib/domain/accounts/render-sign-in-email';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import type { EmailRow } from '@/lib/domain/mail/store';
import { requestEmails } from '@/lib/domain/signatures/render-emails';

/** Who writes which email. */
export const emails: Record<string, (email: EmailRow) => Promise<RenderedEmail | null>> = { ...requestEmails, 'sign-in': renderSignIn };
