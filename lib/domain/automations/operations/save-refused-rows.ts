import { Readable } from 'node:stream';
import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { csvLine } from '@/lib/engines/csv/write-csv';
import { workflowId } from '../../workflows/schema';
import { byImport } from '../imports/auth';
import { isRefusal, refusedColumns } from '../imports/rules';
import { importId } from '../imports/schema';
import { type ImportRow, listRefusedRows } from '../imports/store';

const mimeType = 'text/csv';
const rowsAtOnce = 500;

export const saveRefusedRows = operation({
  name: 'saveRefusedRows',
  http: 'GET /dashboard/data/workflows/{wkf_id}/imports/{import_id}/refused',
  summary: 'The rows of a table that become no run, as a table of their own, each with its line and the reason',
  effect: 'read',
  success: 200,
  auth: byImport('workflows.read'),
  browsed: true,
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, import_id: importId }),
  output: streamedFile(mimeType),
  errors: [],
  run: async (_, { scope: { found } }) => {
    const open = () => Readable.toWeb(Readable.from(linesOf(found)).map((line: string) => Buffer.from(line))) as ReadableStream<Uint8Array>;
    return new StreamedFile(null, mimeType, open, { name: `${found.name.replace(/\.\w+$/, '')} (refused).csv`, cache: 'private, no-store' });
  },
});

/** Once mended, the file can be sent again as it is: the two columns before the others are known, and left out. */
async function* linesOf({ id, columns }: ImportRow): AsyncGenerator<string> {
  // The mark tells programs of tables that it is UTF-8.
  yield `\ufeff${csvLine([...refusedColumns, ...columns])}`;
  for (let after = 0; ; ) {
    const rows = await listRefusedRows(id, after, rowsAtOnce);
    for (const { line, problems, cells } of rows) {
      const reasons = problems.filter(isRefusal).map(({ code, about }) => (about ? `${code} (${about})` : code));
      yield csvLine([String(line), reasons.join('; '), ...(cells ?? [])]);
    }
    after = rows.at(-1)?.number ?? 0;
    if (rows.length < rowsAtOnce) return;
  }
}
