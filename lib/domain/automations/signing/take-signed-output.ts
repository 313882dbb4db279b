import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '../../events/record';
import { insertStoredFile } from '../../files/stored-file';
import { findProvenRequest } from '../../signatures/store';
import { claimSigned, findOutputOfRequest, updateOutput } from '../outputs/store';
import { findRun } from '../running/store';
import { subjectOf } from '../subject';

/** Makes the signed PDF of a request a file of its output, once. */
export async function takeSignedOutput(requestId: string): Promise<void> {
  const output = await findOutputOfRequest(requestId);
  if (!output || output.signedFileId) return;
  const [run, request] = await Promise.all([findRun(output.automationId), findProvenRequest(requestId)]);
  if (!run || !request?.signedSha256) return;
  const { accountId, isTest } = run;
  const sha256 = request.signedSha256;
  const name = `${output.name} (signed).pdf`;
  await transaction(async (tx) => {
    const at = now();
    const bytes = await claimSigned(tx, output.id, sha256);
    if (bytes === null) return;
    const kept = { name, folder: output.folder, mimeType: 'application/pdf', sha256, bytes };
    const file = { accountId, isTest, ...kept, origin: 'output' as const, reading: null };
    const { id } = await insertStoredFile(tx, { ...file, at });
    await updateOutput(tx, output.id, { signedFileId: id });
    await record(tx, subjectOf(run), 'automation.signature.completed', at, { outputId: output.id, requestId });
  });
}
