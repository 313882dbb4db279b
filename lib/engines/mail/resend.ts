import { Resend } from 'resend';
import { env } from '@/lib/core/env';
import { MailFailure } from './mail-failure';
import type { Letter, MailReceipt } from './message';

const timeoutMs = 30_000;
/** Refusals that a later try does not meet: the operator mends a key, a limit passes. */
const passing = new Set([401, 403, 408, 409, 425, 429]);

/** Sends by Resend. The email's id is the Idempotency-Key, so that a repeat within 24 hours is not a second email. */
export async function sendByResend(letter: Letter): Promise<MailReceipt> {
  const resend = new Resend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL.replace(/\/+$/, '') });
  // The SDK hands its options on to `fetch`, but does not name the signal among them.
  const options = { idempotencyKey: letter.id, signal: AbortSignal.timeout(timeoutMs) };
  const { data, error } = await resend.emails.send(
    {
      from: letter.from,
      to: [letter.to],
      subject: letter.subject,
      html: letter.html,
      text: letter.text,
      ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
      attachments: letter.attachments.map(({ name, mimeType, bytes }) => ({ filename: name, contentType: mimeType, content: Buffer.from(bytes) })),
      headers: letter.headers,
      // Comes back in the webhook, which can be faster than the answer to this call.
      tags: [{ name: 'email', value: letter.id }],
    },
    options,
  );
  if (!error) return { providerId: data.id };
  // It took an email with this id in an attempt of which we did not hear the end.
  if (error.name === 'invalid_idempotent_request') return { providerId: null };
  throw new MailFailure(`Resend: ${error.message ?? error.name ?? 'no reason given'}`, canPass(error.statusCode));
}

/** Without a status nothing was answered in time, or nothing that is Resend's. */
const canPass = (status: number | null | undefined): boolean => typeof status !== 'number' || status < 400 || status >= 500 || passing.has(status);
