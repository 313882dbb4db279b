import { Readable } from 'node:stream';
import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { now } from '@/lib/core/clock';
import { FewAtOnce } from '@/lib/core/few-at-once';
import { operation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { bySelf } from '../auth';
import { everythingOf } from '../export/everything-of';

const mimeType = 'application/json';

/** Each reads all that somebody has: sixty at once of one person took a gigabyte, and seconds from everybody else. */
const exports = new FewAtOnce(1);

export const exportOwn = operation({
  name: 'exportOwn',
  http: 'GET /dashboard/settings/export',
  summary: 'All that is kept of whoever is signed in and of their own account, as one JSON file, whatever account they act for',
  effect: 'read',
  success: 200,
  auth: bySelf,
  body: 'none',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({}),
  output: streamedFile(mimeType),
  errors: [],
  async run(_input, { scope }) {
    const open = () => Readable.toWeb(Readable.from(exports.streamed(scope.by.personId, () => bytesOf(scope.by.personId)))) as ReadableStream<Uint8Array>;
    return new StreamedFile(null, mimeType, open, { name: `paraph-${now().toISOString().slice(0, 10)}.json`, cache: 'private, no-store' });
  },
});

async function* bytesOf(personId: string): AsyncGenerator<Buffer> {
  for await (const text of everythingOf(personId)) yield Buffer.from(text);
}
