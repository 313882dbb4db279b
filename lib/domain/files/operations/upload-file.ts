import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { incomingFile } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { byAccount, byPerson } from '../../accounts/auth';
import { fileErrors } from '../errors';
import { fileName, nameOfSent, withEnding } from '../hosted/file-name';
import { keepIncoming } from '../hosted/keep-incoming';
import { makerOf, noteUpload } from '../hosted/note-change';
import { presentDetails } from '../hosted/present';
import { hostedFileDetails } from '../hosted/schema';
import { readFile } from '../hosted/store';
import { maxTemplateBytes, maxTemplateMegabytes } from '../rules';
import { insertStoredFile } from '../stored-file';
import { uploadFileDocs } from './upload-file.docs';

export const uploadFile = operation({
  name: 'uploadFile',
  http: 'POST /files',
  api: 'workflow',
  summary: 'Upload a file',
  effect: 'write',
  success: 201,
  auth: byAccount('files.upload'),
  ways: { own: { http: 'POST /dashboard/data/files/upload', auth: byPerson('files.upload') } },
  body: 'multipart',
  stores: ({ accountId }) => accountId,
  idempotent: true,
  limits: { policy: 'upload', by: ['key', 'person'] },
  docs: uploadFileDocs,
  input: z.strictObject({
    name: fileName.optional().meta({ description: 'What to call it, in place of the name that it is sent under. Stands before the file.' }),
    file: incomingFile({ maxBytes: maxTemplateBytes }).meta({ description: `The one file, of at most ${maxTemplateMegabytes} MB.` }),
  }),
  output: hostedFileDetails,
  errors: [fileErrors.badFile, fileErrors.filesBusy],
  async run({ file, name }, { scope }, create) {
    const { kind, ...kept } = await keepIncoming(file.stream, 'file');
    const called = name === undefined ? nameOfSent(file.name, kind) : withEnding(name, kept.mimeType);
    const owner = { accountId: scope.accountId, isTest: scope.mode === 'test' };
    return create(async (tx) => {
      const [at, by] = [now(), makerOf(scope)];
      const { id } = await insertStoredFile(tx, { ...owner, ...kept, name: called, origin: 'upload', at, by });
      await noteUpload(tx, { id, accountId: scope.accountId }, at, by);
      return presentDetails(await readFile(tx, id));
    });
  },
});
