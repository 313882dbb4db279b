import type { EmailRenderers } from '../mail/deliver-email';
import type { EmailRow } from '../mail/store';
import { endpointSubject } from './deliveries/tell-owner';
import { webhookDisabledEmail, webhookFailingEmail } from './emails/webhook-letters';
import { findToldEndpoint } from './store';

/** What owners are told of their endpoints, as they are when it is sent: null where that has changed. */
export const webhookEmails: EmailRenderers = {
  'webhook-failing': async (email) => {
    const row = await endpointOf(email);
    if (!row?.failingSince || row.disabledAt) return null;
    return webhookFailingEmail({ language: email.language, url: row.url, failingSince: row.failingSince });
  },
  'webhook-disabled': async (email) => {
    const row = await endpointOf(email);
    if (row?.disabledReason !== 'gone' && row?.disabledReason !== 'failing') return null;
    return webhookDisabledEmail({ language: email.language, url: row.url, failingSince: row.failingSince, reason: row.disabledReason });
  },
};

const endpointOf = ({ subject }: EmailRow) => (subject?.kind === endpointSubject ? findToldEndpoint(subject.id) : null);
