import { renderSignIn } from './accounts/render-sign-in-email';
import type { EmailRenderers } from './mail/deliver-email';
import { requestEmails } from './signatures/render-emails';

/** Who writes which email. */
export const emails: EmailRenderers = { ...requestEmails, 'sign-in': renderSignIn };
