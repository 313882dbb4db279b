import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { FewAtOnce } from '@/lib/core/few-at-once';
import { newId } from '@/lib/core/ids';
import { incomingFile } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { safeFileName } from '@/lib/engines/office/language/safe-file-name';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { automationErrors } from '../errors';
import { askedOf } from '../imports/asked';
import { checkFile } from '../imports/check-file';
import { maxImportBytes } from '../imports/rules';
import { insertImport } from '../imports/store';

/** Read when its turn comes, so that of one account one table alone is held and computed; some more wait, as those of a team may. */
const tables = new FewAtOnce(1);
const mostWaiting = 3;

export const checkImport = operation({
  name: 'checkImport',
  http: 'POST /dashboard/data/workflows/{wkf_id}/imports',
  summary: 'Look through a table of which each row would become a run; nothing is started',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.run'),
  body: 'multipart',
  stores: ({ workflow }) => workflow.accountId,
  limits: { policy: 'upload', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, file: incomingFile({ maxBytes: maxImportBytes }) }),
  output: z.object({ id: z.string() }),
  errors: [automationErrors.badRequest, automationErrors.notRunnable, automationErrors.tablesWait],
  async run({ file }, { scope: { workflow, account } }) {
    if (workflow.archivedAt || workflow.status !== 'COMPLETE') throw automationErrors.notRunnable();
    if (tables.waiting(workflow.accountId) >= mostWaiting) throw automationErrors.tablesWait();
    const { columns, rows, encoding, delimiter } = await tables.inTurn(workflow.accountId, async () =>
      checkFile(new Uint8Array(await new Response(file.stream).arrayBuffer()), await askedOf(workflow)),
    );
    const id = newId('imp');
    const names = columns.map(({ name }) => name);
    const about = { id, workflowId: workflow.id, accountId: workflow.accountId, personId: account.by.personId, name: safeFileName(file.name, 'Table.csv') };
    const counted = { rows: rows.length, refused: rows.filter(({ payload }) => payload === null).length };
    await transaction((tx) => insertImport(tx, { ...about, encoding, delimiter, columns: names, ...counted, createdAt: now(), erasedAt: null }, rows));
    return { id };
  },
});
