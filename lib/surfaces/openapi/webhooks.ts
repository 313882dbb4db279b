import { z } from 'zod';
import type { ZodOpenApiObject, ZodOpenApiParameters } from 'zod-openapi';
import { type Announcement, announcements, timestampOf } from '@/lib/domain/webhooks/announcing/announcements';
import { webhookSample } from '@/lib/domain/webhooks/example-values';
import { webhookId } from '@/lib/domain/webhooks/schema';
import { webhooksTag } from './tags';

const exampleTime = new Date('2026-11-22T14:03:11.000Z');

const header = (description: string, example: string) => z.string().meta({ description, examples: [example] });

/** Standard Webhooks 1.0.0. */
const requestParams: ZodOpenApiParameters = {
  header: z.object({
    'webhook-id': header('The event’s id: the same on every attempt and replay. Act once per id.', 'evt_9zY8xW7vU6tS5rQ4pO3n'),
    'webhook-timestamp': header('When this attempt was made, in seconds of Unix time.', '1795356191'),
    'webhook-signature': header(
      '`v1,` and the HMAC-SHA256 of `<id>.<timestamp>.<body>` in base64, the body as it arrived, byte for byte; the key is what the secret holds in base64 after `whsec_`. Two of them, with a space between, for a day after a rotation. Refuse what is older than five minutes by its timestamp.',
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    ),
    'webhook-replay': header('`true` where it was sent again by hand.', 'true').optional(),
  }),
};

type Told = Pick<Announcement, 'of' | 'summary' | 'data' | 'example'>;

/** What `POST /v1/webhooks/{webhook_id}/ping` posts. */
const ping: Told = {
  of: 'requests',
  summary: 'A test post, asked for by pingWebhook',
  data: z.object({ webhook_id: webhookId }),
  example: { webhook_id: webhookSample.webhook_id },
};

/** The events that are posted to webhooks, as OpenAPI has them: read from the table of announcements, and the test post. */
export const describeWebhooks = (): NonNullable<ZodOpenApiObject['webhooks']> =>
  Object.fromEntries(Object.entries<Told>({ ...announcements, ping }).map(([type, announcement]) => [type, { post: describeEvent(type, announcement) }]));

function describeEvent(type: string, { of, summary, data, example }: Told) {
  const name = nameOf(type);
  const schema = z
    .object({ type: z.literal(type), timestamp: z.string().meta({ format: 'date-time', description: 'When it happened.' }), data })
    .meta({ id: `${name}Event` });
  return {
    operationId: `on${name}`,
    summary,
    description: `${summary}. Answer any 2xx within 15 seconds; what else comes back, or nothing, is tried again nine times within three days.`,
    tags: [webhooksTag],
    // The signature stands in the place of a key.
    security: [],
    requestParams,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: named(type, schema),
          examples: { event: { summary, value: { type, timestamp: timestampOf(of, exampleTime), data: example } } },
        },
      },
    },
    responses: {
      '204': { description: 'It was taken, as with any other 2xx.' },
      '410': { description: 'The address is gone: the webhook is disabled at once.' },
    },
  };
}

// A name is given once: the schemas' registry knows each for good.
const schemas = new Map<string, z.ZodObject>();

function named(type: string, schema: z.ZodObject): z.ZodObject {
  const known = schemas.get(type) ?? schema;
  schemas.set(type, known);
  return known;
}

/** `request.email_bounced` is `RequestEmailBounced`. */
const nameOf = (type: string): string => type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());
