import { Readable } from 'node:stream';
import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { now } from '@/lib/core/clock';
import { FewAtOnce } from '@/lib/core/few-at-once';
import { languages } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { safeFileName } from '@/lib/engines/office/language/safe-file-name';
import { getBlobStream } from '@/lib/engines/storage/blobs';
import { type ZipFile, zipStream } from '@/lib/engines/zip/zip-stream';
import { messagesFor } from '@/lib/words/messages';
import { findLinkedFile } from '../../files/hosted/store';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import type { OutputFileRow } from '../outputs/store';
import { runFilterInput } from '../room/filter';
import { filesOfRuns } from '../zip/files-of-runs';
import { namedOnce } from '../zip/rules';
import { chosenRuns } from '../zip/schema';

const mimeType = 'application/zip';

export const saveRunOutputs = operation({
  name: 'saveRunOutputs',
  http: 'GET /dashboard/data/workflows/{wkf_id}/runs/zip',
  summary: 'What these runs made, as one zip that is made while it is sent',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  browsed: true,
  body: 'none',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, runs: chosenRuns, ...runFilterInput, language: z.enum(languages).default('en') }),
  output: streamedFile(mimeType),
  errors: [],
  async run({ runs = null, wkf_id, language, ...filter }, { scope: { workflow, account } }) {
    const { files } = await filesOfRuns(workflow.id, runs, filter);
    const { missingName, missingText } = messagesFor(language).workflowsRoom.runs.zip;
    const [named, at] = [namedOnce(), now()];
    const missing = (names: readonly string[]): ZipFile => ({
      name: named(missingName),
      at,
      open: async () => Readable.from([Buffer.from(`\ufeff${[missingText, ...names].join('\r\n')}\r\n`)]),
    });
    const entries = files.map((file) => entryOf(file, named(file.name, file.folder), at));
    const open = () =>
      Readable.toWeb(
        Readable.from(
          zips.streamed(account.by.personId, () => zipStream(entries, missing)),
          { highWaterMark: 1 },
        ),
      ) as ReadableStream<Uint8Array>;
    return new StreamedFile(null, mimeType, open, { name: `${safeFileName(workflow.name, 'Outputs')}.zip`, cache: 'private, no-store' });
  },
});

/** Each opens a thousand files one after the other: dozens for one person would take the disk and the threads that read it from everybody else. */
const zips = new FewAtOnce(2);

/** Read when its turn comes: what was deleted meanwhile is missing, and its bytes are not asked for. */
const entryOf = ({ id }: OutputFileRow, name: string, at: Date): ZipFile => ({
  name,
  at,
  async open() {
    const file = await findLinkedFile(id);
    if (!file) throw new Error(`The file ${id} was deleted.`);
    return Readable.fromWeb((await getBlobStream(file.sha256)).stream as never);
  },
});
