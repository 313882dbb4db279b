import { renderNotAdmitted, renderSignIn } from './accounts/render-sign-in-email';
import { teamEmails } from './accounts/render-team-emails';
import { automationEmails } from './automations/mailing/render-emails';
import type { EmailRenderers } from './mail/deliver-email';
import { requestEmails } from './signatures/render-emails';
import { sealEmails } from './signatures/sealing/seal-warnings';
import { webhookEmails } from './webhooks/render-emails';

/** Who writes which email. */
export const emails: EmailRenderers = {
  ...requestEmails,
  ...webhookEmails,
  ...sealEmails,
  ...teamEmails,
  ...automationEmails,
  'sign-in': renderSignIn,
  'not-admitted': renderNotAdmitted,
};
