import { randomBytes } from 'node:crypto';
import { openText, sealText } from '@/lib/core/sealed';

const purpose = 'webhook secret';

/** Standard Webhooks, "Signature scheme": 24 to 64 random bytes, in base64 behind `whsec_`. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const sealWebhookSecret = (secret: string): string => sealText(purpose, secret);

export const openWebhookSecret = (sealed: string): string => openText(purpose, sealed);
