import { now } from '@/lib/core/clock';
import type { WorkflowDefinition } from '../../workflows/definition';
import { constantsOf } from '../../workflows/forms/constants';
import { outputToken } from '../outputs/output-link';
import { filesById, listOutputsOf, type OutputFileRow, type OutputRow } from '../outputs/store';
import type { StepProblem } from '../running/step-failure';
import type { ListedRun } from '../views/listed-run';
import { firstValues } from './rules';
import { findDefinitions, type ListedRow, readListed } from './store';
import { titleOf } from './title-of';

/** These runs of a workflow in this order, with their outputs. */
export async function presentListed(workflowId: string, ids: readonly string[]): Promise<ListedRun[]> {
  const [rows, outputs] = await Promise.all([readListed(ids), listOutputsOf(ids)]);
  const [files, constants, definitions] = await Promise.all([
    filesById(outputs.flatMap(({ fileId, pdfFileId, signedFileId }) => [fileId, pdfFileId, signedFileId])),
    constantsOf(workflowId),
    findDefinitions(
      workflowId,
      rows.map(({ workflowVersion }) => workflowVersion),
    ),
  ]);
  const byRun = Map.groupBy(outputs, ({ automationId }) => automationId);
  return rows.map((row) => present(row, byRun.get(row.id) ?? [], files, definitions.get(row.workflowVersion) ?? null, constants));
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null;

function present(
  run: ListedRow,
  outputs: readonly OutputRow[],
  files: ReadonlyMap<string, OutputFileRow>,
  definition: WorkflowDefinition | null,
  constants: ReadonlySet<string>,
): ListedRun {
  const problem = run.error as StepProblem | null;
  return {
    id: run.id,
    status: run.status,
    version: run.workflowVersion,
    warnings: run.warnings,
    code: problem?.code ?? null,
    message: problem?.message ?? null,
    createdAt: run.createdAt.toISOString(),
    startedAt: timeOf(run.startedAt),
    finishedAt: timeOf(run.finishedAt),
    isTest: run.isTest,
    isRerun: run.rerunOf !== null,
    cameBy: run.cameBy as ListedRun['cameBy'],
    title: titleOf({ payload: run.payload, outputs }, definition),
    values: firstValues(run.payload, constants),
    outputs: outputs.map((output) => ({ id: output.id, name: output.name, file: fileOf(output, files) })),
  };
}

function fileOf({ signedFileId, pdfFileId, fileId }: OutputRow, files: ReadonlyMap<string, OutputFileRow>): ListedRun['outputs'][number]['file'] {
  for (const [kind, id] of Object.entries({ signedPdf: signedFileId, pdf: pdfFileId, file: fileId })) {
    const file = id === null ? undefined : files.get(id);
    if (file) return { href: `/outputs/${outputToken(file.id, now())}`, mimeType: file.mimeType, kind: kind as 'signedPdf' | 'pdf' | 'file' };
  }
  return null;
}
