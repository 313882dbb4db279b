import { createHmac, timingSafeEqual } from 'node:crypto';
import { now } from '@/lib/core/clock';
import { openWebhookSecret } from '../../events/endpoints/secret';
import type { SignatureFinding } from '../schema';
import type { EndpointRow } from '../store';
import { findSent } from './store';

const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
type Signed = { id: string; timestamp: string; signatures: string[] };

/** Libraries of Standard Webhooks refuse what is older, or as far ahead. */
const toleranceMs = 5 * 60 * 1000;

const found = (finding: Partial<SignatureFinding>): SignatureFinding => ({
  verdict: 'not_ours',
  secret: null,
  signed_at: null,
  is_old: false,
  missing: [],
  ...finding,
});

/** What can be said of a body and the headers that came with it. Nothing of either is kept. */
export async function judgeSignature(endpoint: EndpointRow, body: string, headers: string): Promise<SignatureFinding> {
  const signed = signedIn(headers);
  if ('missing' in signed) return found({ verdict: 'header_missing', missing: signed.missing });
  const signedAt = new Date(Number(signed.timestamp) * 1000);
  const times = { signed_at: signedAt.toISOString(), is_old: Math.abs(now().getTime() - signedAt.getTime()) > toleranceMs };
  const secret = secretOf(endpoint, signed, body);
  if (secret) return found({ verdict: 'signed', secret, ...times });
  const before = variantsOf(body)
    .map((variant) => secretOf(endpoint, signed, variant))
    .find((each) => each !== null);
  if (before) return found({ verdict: 'reformatted', secret: before, ...times });
  const sent = await findSent(endpoint.id, signed.id);
  const isSent = sent.some(
    (header) => header['webhook-timestamp'] === signed.timestamp && signed.signatures.some((each) => header['webhook-signature']?.split(' ').includes(each)),
  );
  return isSent ? found({ verdict: 'body_changed', ...times }) : found({});
}

/** Headers as they were pasted: a line each, in any case and order, as curl or a browser shows them; or as members of JSON. */
function signedIn(text: string): Signed | { missing: string[] } {
  const values = names.map((name) => new RegExp(`${name}["']?\\s*[:=]\\s*["']?([^"'\\r\\n]+?)["']?\\s*,?\\s*$`, 'im').exec(text)?.[1]?.trim() ?? '');
  const [id = '', timestamp = '', signature = ''] = values;
  const signatures = signature.split(/\s+/).filter((each) => each.startsWith('v1,'));
  const isThere = [id !== '', /^\d{1,11}$/.test(timestamp), signatures.length > 0];
  return isThere.every(Boolean) ? { id, timestamp, signatures } : { missing: names.filter((_, index) => !isThere[index]) };
}

function secretOf(endpoint: EndpointRow, signed: Signed, body: string): 'current' | 'previous' | null {
  if (isBy(endpoint.secretSealed, signed, body)) return 'current';
  return endpoint.previousSecretSealed !== null && isBy(endpoint.previousSecretSealed, signed, body) ? 'previous' : null;
}

function isBy(sealed: string, { id, timestamp, signatures }: Signed, body: string): boolean {
  const key = Buffer.from(openWebhookSecret(sealed).replace(/^whsec_/, ''), 'base64');
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`);
  return signatures.some((each) => Buffer.byteLength(each) === expected.length && timingSafeEqual(Buffer.from(each), expected));
}

/** What a body was before a program or a text field wrote it anew: without what stands around it, and as JSON is written in one line. */
function variantsOf(body: string): string[] {
  const trimmed = body.trim();
  try {
    return [trimmed, JSON.stringify(JSON.parse(trimmed))];
  } catch {
    return [trimmed];
  }
}
