import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { fileIdInput } from '../hosted/schema';
import { usesOfFile } from '../hosted/store';
import { byOwnFile } from '../room/auth';
import { presentFacts, presentVersion, sharedAddress } from '../room/present';
import { shownFile } from '../room/schema';
import { namesOfMakers, newestVersions, requestsOver, runThatMade, workflowsUsing } from '../room/store';

/** More than anybody looks through; the API lists all. */
const maxVersions = 50;

export const getOwnFile = operation({
  name: 'getOwnFile',
  summary: 'A file of the account that is signed in, with its versions and what needs it',
  effect: 'read',
  success: 200,
  auth: byOwnFile('files.read'),
  body: 'none',
  input: z.strictObject({ file_id: fileIdInput }),
  output: shownFile,
  errors: [],
  async run({ file_id }, { scope: { file, scope } }) {
    const mayManage = may(scope, 'files.manage');
    const [versions, workflows, uses, made] = await Promise.all([
      newestVersions(file_id, maxVersions),
      workflowsUsing([file_id]),
      usesOfFile(db(), file_id),
      runThatMade(file_id),
    ]);
    const idsOf = (member: 'personId' | 'apiKeyId') => versions.flatMap((version) => version[member] ?? []);
    const [names, requests] = await Promise.all([
      namesOfMakers({ personIds: idsOf('personId'), keyIds: idsOf('apiKeyId') }),
      requestsOver(
        scope,
        versions.map(({ sha256 }) => sha256),
      ),
    ]);
    return {
      ...presentFacts(file),
      createdAt: file.createdAt.toISOString(),
      mayManage,
      shareUrl: sharedAddress(file, mayManage),
      versions: versions.map((version) => presentVersion(version, names, file.origin)),
      moreVersions: file.version - versions.length,
      uses: {
        workflows: workflows.map(({ id, name }) => ({ id, name })),
        runs: uses.flatMap(({ what, ids }) => (what === 'run' ? ids : [])),
        madeBy: made && { run: made.run, workflow: { id: made.id, name: made.name } },
        requests,
      },
    };
  },
});
