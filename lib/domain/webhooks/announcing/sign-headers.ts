import { Webhook } from 'standardwebhooks';
import { openWebhookSecret } from '../../events/endpoints/secret';

type Secrets = { secretSealed: string; previousSecretSealed: string | null; previousSecretUntil: Date | null };

/**
 * The headers of one attempt (Standard Webhooks 1.0.0). The id is the event's, whatever the attempt; the time is the
 * attempt's own. For a day after a rotation the secret before signs too, behind the one in force.
 */
export function signHeaders(id: string, body: string, at: Date, secrets: Secrets): Record<string, string> {
  const previous = secrets.previousSecretUntil && secrets.previousSecretUntil > at ? secrets.previousSecretSealed : null;
  const inForce = [secrets.secretSealed, ...(previous ? [previous] : [])];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': inForce.map((sealed) => new Webhook(openWebhookSecret(sealed)).sign(id, at, body)).join(' '),
  };
}
