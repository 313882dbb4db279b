import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byOperator } from '../auth';
import { addressSearch, shownBlock } from '../schema';
import { listBlocks as list } from '../senders/list-blocks';

export const listBlocks = operation({
  name: 'listBlocks',
  summary: 'Addresses that get no more mail, whose, why and since when, the newest first, or those of one address',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), z.string(), z.string()), address: addressSearch }),
  output: pageOf(shownBlock),
  errors: [],
  async run({ limit, cursor, address = '' }) {
    const [createdAt, recipient, sender] = cursor ?? [];
    const after = createdAt !== undefined && recipient !== undefined && sender !== undefined ? { createdAt, recipient, sender } : undefined;
    const rows = await list({ recipient: address.trim() || null, limit: limit + 1, after });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.recipient, row.sender === 'everybody' ? '' : row.sender]);
    return { items: items.map(({ createdAt: since, ...block }) => ({ ...block, since: since.toISOString() })), next };
  },
});
