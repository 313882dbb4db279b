import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { bySignature } from '@/lib/core/auth';
import { env } from '@/lib/core/env';
import { operation } from '@/lib/core/operation';
import { mailErrors } from '../errors';
import { recordDelivery } from '../record-delivery';

export const receiveMailReport = operation({
  name: 'receiveMailReport',
  http: 'POST /webhooks/resend',
  summary: 'What the mail provider reports about an email that it took',
  effect: 'write',
  success: 200,
  auth: bySignature,
  body: 'signed',
  input: z.strictObject({ id: z.string(), timestamp: z.string(), signature: z.string(), body: z.string() }),
  output: z.object({ recorded: z.boolean() }),
  errors: [mailErrors.reportsOff, mailErrors.badSignature],
  async run({ id, timestamp, signature, body }) {
    const secret = env().RESEND_WEBHOOK_SECRET;
    if (!secret) throw mailErrors.reportsOff();
    try {
      new Webhook(secret).verify(body, { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }, { jsonParse: false });
    } catch (cause) {
      throw mailErrors.badSignature({ cause });
    }
    return { recorded: await recordDelivery(asJson(body)) };
  },
});

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
