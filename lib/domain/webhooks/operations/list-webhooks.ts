import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byAccount } from '../../accounts/auth';
import { presentWebhook } from '../present';
import { webhook, webhookId } from '../schema';
import { listEndpoints } from '../store';
import { listWebhooksDocs } from './list-webhooks.docs';

export const listWebhooks = operation({
  name: 'listWebhooks',
  http: 'GET /v1/webhooks',
  api: 'signature',
  summary: 'List the account’s webhooks, newest first, those of its workflows too',
  effect: 'read',
  success: 200,
  auth: byAccount('webhooks.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listWebhooksDocs,
  input: z.strictObject(pageInput(z.iso.datetime(), webhookId)),
  output: pageOf(webhook),
  errors: [],
  async run({ limit, cursor }, { scope }) {
    const [createdAt, id] = cursor ?? [];
    const rows = await listEndpoints(scope, { limit: limit + 1, after: createdAt && id ? { createdAt, id } : undefined });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    return { items: items.map(presentWebhook), next };
  },
});
