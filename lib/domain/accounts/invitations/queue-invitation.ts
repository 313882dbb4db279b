import type { Tx } from '@/lib/core/db';
import { languageNamed } from '@/lib/core/i18n/languages';
import { sealText } from '@/lib/core/sealed';
import { queueEmail } from '../../mail/queue-email';
import { invitationTokenPurpose } from './invitation-link';

export const invitationSubject = 'team-invitation';

type Invitation = { id: string; accountId: string; email: string; language: string };

/** Queues the letter with the link. The row holds the token sealed: a copy of the database lets nobody in. Whoever has blocked the team gets none. */
export const queueInvitation = (tx: Tx, { id, accountId, email, language }: Invitation, token: string): Promise<string> =>
  queueEmail(tx, {
    kind: 'team-invitation',
    subject: { kind: invitationSubject, id },
    owner: accountId,
    recipient: email,
    language: languageNamed(language) ?? 'en',
    details: { sealed_token: sealText(invitationTokenPurpose, token), sender: accountId },
  });
