/** Terminology: see `rules.ts`. A *webhook* is what the API calls an endpoint. */
import { z } from 'zod';
import { announcements } from './announcing/announcements';
import { deliveryStatuses, disabledReasons } from './rules';

const time = z.string().meta({ format: 'date-time' });

export const webhookId = z
  .string()
  .max(100)
  .meta({ description: 'The `webhook_id` of a webhook, or the `owc_...` of a workflow’s.', examples: ['whk_6d1cZ0fXy2Qa8LmNpRsT'] });
export const deliveryId = z
  .string()
  .max(100)
  .meta({ description: 'One event at one webhook.', examples: ['dlv_1aB2cD3eF4gH5iJ6kL7m'] });

export const eventType = z.enum(Object.keys(announcements) as [string, ...string[]]).meta({ id: 'WebhookEventType' });

export const webhookUrl = z
  .string()
  .max(2_000)
  .meta({ format: 'uri', description: 'Where events are posted: https, at a public address.', examples: ['https://hooks.example.com/paraph'] });

export const wantedEvents = z
  .array(eventType)
  .min(1)
  .max(20)
  .transform((types) => [...new Set(types)])
  .nullable()
  .meta({ description: 'Which events it is told of; null for all, also those that later versions add.' });

export const webhookSecret = z.string().meta({
  description:
    'Verifies what arrives: give it to a Standard Webhooks library as it is. Without one, the key is what stands after `whsec_`, decoded from base64.',
  examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='],
});

export const webhook = z
  .object({
    webhook_id: webhookId,
    url: webhookUrl,
    events: z.array(eventType).nullable().meta({ description: 'Null for all.' }),
    workflow_id: z.string().nullable().meta({ description: 'Whose events these are, where it is a workflow’s; null for those of signature requests.' }),
    test: z.boolean().meta({ description: 'Whether it is told of what test keys make.' }),
    enabled: z.boolean(),
    disabled_at: time.nullable(),
    disabled_reason: z
      .enum(disabledReasons)
      .nullable()
      .meta({ description: '`gone`: it answered 410. `failing`: five days of nothing but failures. `owner`: by this API.' }),
    failing_since: time.nullable().meta({ description: 'Since when every attempt has failed; null while all is well.' }),
    held_deliveries: z.int().meta({ description: 'How many were held while it was disabled; replay them once it is enabled.' }),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: 'Webhook' });

export const createdWebhook = webhook.extend({ secret: webhookSecret }).meta({ id: 'CreatedWebhook' });

export const secretAnswer = z
  .object({
    secret: webhookSecret,
    previous_secret_until: time.nullable().meta({ description: 'Until when the secret before signs too; null where none does.' }),
  })
  .meta({ id: 'WebhookSecret' });

export const deliveryStatus = z.enum(deliveryStatuses);

const deliveryMembers = {
  delivery_id: deliveryId,
  event_id: z.string().meta({ description: 'The `webhook-id` of every attempt and replay.' }),
  type: z.string(),
  status: deliveryStatus.meta({ description: '`pending`: an attempt is under way or to come. `held`: the webhook is disabled.' }),
  attempts: z.int(),
  next_attempt_at: time.nullable(),
  created_at: time,
  finished_at: time.nullable().meta({ description: 'When it was delivered, had failed, or was held.' }),
};

export const delivery = z.object(deliveryMembers).meta({ id: 'WebhookDelivery' });

const attemptMembers = {
  at: time,
  duration_ms: z.int(),
  status: z.int().nullable().meta({ description: 'Of the answer; null where none came.' }),
  problem: z.string().nullable().meta({
    description: 'Null where it was taken; else `http_500`, `timeout`, `dns_error`, `connect_refused`, `tls_error`, `blocked_address` or `broken_answer`.',
  }),
  answer: z.string().nullable().meta({ description: 'The first 8 KB of what came back, as text.' }),
};

const attempt = z.object({ number: z.int(), ...attemptMembers, replay: z.boolean() });

export const deliveryWithAttempts = z.object({ ...deliveryMembers, log: z.array(attempt) }).meta({ id: 'WebhookDeliveryWithLog' });

export const pingResult = z.object({ event_id: z.string(), ...attemptMembers }).meta({ id: 'WebhookPing' });

const headers = z.record(z.string(), z.string());

/** A delivery as its page shows it. */
export const shownDelivery = z.object({
  ...deliveryMembers,
  run_id: z.string().nullable().meta({ description: 'Of a workflow’s event, the run that it tells of.' }),
});

/** With the bytes that went over the wire: null in what was sent before they were kept, and where they were erased. */
export const deliveryAsSent = shownDelivery.extend({
  url: webhookUrl,
  enabled: z.boolean(),
  /** When it is attempted after the next time, should that be in vain; at most what is left of the schedule. */
  later_attempts_ms: z.array(z.int()).meta({ description: 'What is left of the schedule: the pause before each attempt after the next, in milliseconds.' }),
  log: z.array(
    attempt.extend({
      request_headers: headers.nullable(),
      request_body: z.string().nullable(),
      answer_headers: headers.nullable(),
    }),
  ),
});
export type DeliveryAsSent = z.output<typeof deliveryAsSent>;
export type ShownDelivery = z.output<typeof shownDelivery>;

/** What was found out about a signature. */
export const signatureFinding = z.object({
  verdict: z.enum(['signed', 'body_changed', 'reformatted', 'not_ours', 'header_missing']).meta({
    description:
      '`signed`: with the secret named. `reformatted`: as it was before its JSON was written anew. `body_changed`: the signature was sent by us, with another body. `not_ours`: neither.',
  }),
  secret: z.enum(['current', 'previous']).nullable(),
  signed_at: time.nullable(),
  is_old: z.boolean().meta({ description: 'Whether libraries would refuse it by its age: signed more than five minutes ago, or ahead.' }),
  missing: z.array(z.string()).meta({ description: 'The headers that are not there, or cannot be read.' }),
});
export type SignatureFinding = z.output<typeof signatureFinding>;

/** A workflow's webhook as the editor shows it. */
export const workflowWebhook = z.object({
  webhook: webhook.nullable(),
  previous_secret_until: time.nullable(),
  may_manage: z.boolean(),
});
export type WorkflowWebhook = z.output<typeof workflowWebhook>;
