import type { z } from 'zod';
import { filesById, listOutputsOf, type OutputFileRow } from '../outputs/store';
import type { runFilter } from '../room/filter';
import { findRunIds, idsWithin } from '../room/store';
import { maxZipBytes, maxZipFiles, maxZipRuns } from './rules';

const runsAtOnce = 500;

/** `isCut`: whether there is more than one zip may hold. */
export type FilesOfRuns = { files: OutputFileRow[]; bytes: number; isCut: boolean };

/** What the runs that are chosen, or that a filter leaves, have made: of the newest first, as much as one zip may hold. */
export async function filesOfRuns(workflowId: string, chosen: readonly string[] | null, filter: z.output<typeof runFilter>): Promise<FilesOfRuns> {
  const ids = chosen ? await idsWithin(workflowId, chosen) : await findRunIds({ workflowId, filter, limit: maxZipRuns + 1 });
  const found: FilesOfRuns = { files: [], bytes: 0, isCut: ids.length > maxZipRuns };
  for (let from = 0; from < Math.min(ids.length, maxZipRuns); from += runsAtOnce) {
    const part = ids.slice(from, from + runsAtOnce);
    const byRun = Map.groupBy(await listOutputsOf(part), ({ automationId }) => automationId);
    const wanted = part.flatMap((id) => (byRun.get(id) ?? []).flatMap(({ signedFileId, pdfFileId, fileId }) => [signedFileId, pdfFileId, fileId]));
    const rows = await filesById(wanted);
    for (const file of wanted.flatMap((id) => (id === null ? [] : (rows.get(id) ?? [])))) {
      if (found.files.length === maxZipFiles || found.bytes + file.bytes > maxZipBytes) return { ...found, isCut: true };
      found.files.push(file);
      found.bytes += file.bytes;
    }
  }
  return found;
}
