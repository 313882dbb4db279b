import type { z } from 'zod';
import { transaction } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import { sealText } from '@/lib/core/sealed';
import { mayComeIn } from '@/lib/domain/accounts/admission/may-come-in';
import type { signInDetails } from '@/lib/domain/accounts/render-sign-in-email';
import { signInTokenPurpose } from '@/lib/domain/accounts/sign-in-link';
import { queueEmail } from '@/lib/domain/mail/queue-email';

type Link = { recipient: string; token: string; expires: Date; to: string; language: Language };

/** Queues the email with a sign-in link, or the one that says why there is none: who asks is told neither. The row holds the token sealed: a copy of the database signs nobody in. */
export async function sendSignInLink({ recipient, token, expires, to, language }: Link): Promise<void> {
  if (!(await mayComeIn(recipient))) return refuse(recipient, language);
  const details: z.input<typeof signInDetails> = { sealed_token: sealText(signInTokenPurpose, token), to, expires_at: expires.toISOString() };
  await transaction((tx) => queueEmail(tx, { kind: 'sign-in', subject: null, owner: recipient, recipient, language, details }));
}

const refuse = (recipient: string, language: Language) =>
  transaction(async (tx) => void (await queueEmail(tx, { kind: 'not-admitted', subject: null, owner: recipient, recipient, language })));
