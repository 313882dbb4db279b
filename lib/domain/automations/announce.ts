import { now } from '@/lib/core/clock';
import { findEvent } from '../events/store';
import type { StoredEvent } from '../events/stored-event';
import { outputLink } from './outputs/output-link';
import { filesById, listOutputsOf, type OutputFileRow, type OutputRow } from './outputs/store';
import { findRun, type RunRow } from './running/store';

/**
 * The `data` of an outgoing event of an automation, as it is when this is asked: links are made anew each time, and no
 * password stands in it. Null where the run is gone.
 */
export async function automationPayload(given: string | StoredEvent): Promise<Record<string, unknown> | null> {
  const event = typeof given === 'string' ? await findEvent(given) : given;
  const run = event && (await findRun(event.subject));
  if (!event || !run) return null;
  const outputs = (await listOutputsOf([run.id])).filter(concernedBy(event));
  const files = await filesById(outputs.flatMap(({ fileId, pdfFileId, signedFileId }) => [fileId, pdfFileId, signedFileId]));
  return {
    automationId: run.id,
    workflowId: run.workflowId,
    workflowVersion: run.workflowVersion,
    eventId: run.sourceEventId,
    sequence: event.sequence,
    test: run.isTest,
    documents: outputs.map((output) => documentOf(output, files)),
    error: event.type === 'automation.failed' ? errorOf(run) : null,
  };
}

/** An event about one document tells of that one; the others of all that is made. */
function concernedBy({ data }: StoredEvent): (output: OutputRow) => boolean {
  const outputId = (data as { outputId?: string } | null)?.outputId;
  return outputId === undefined ? () => true : ({ id }) => id === outputId;
}

function documentOf(output: OutputRow, files: Map<string, OutputFileRow>) {
  const at = now();
  const file = (id: string | null) => {
    const row = id === null ? undefined : files.get(id);
    return row ? { id: row.id, name: row.name, mimeType: row.mimeType, size: row.bytes, url: outputLink(row.id, at) } : null;
  };
  return {
    documentId: output.documentId,
    outputId: output.id,
    name: output.name,
    file: file(output.fileId),
    pdf: file(output.pdfFileId),
    signedPdf: file(output.signedFileId),
    signatureRequestId: output.signatureRequestId,
  };
}

/** Without the value at fault, as far as the sentence does not need it. */
function errorOf({ error }: RunRow) {
  const { code, message, advice, step } = (error ?? {}) as Record<string, unknown>;
  return error === null ? null : { code, message, advice, step };
}
