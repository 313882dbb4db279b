import { newId } from '@/lib/core/ids';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { getBlob, putBlob } from '@/lib/engines/storage/blobs';
import { findVersion, insertStoredFile, readingOf } from '../../files/stored-file';
import { noteBlobs } from '../../files/store';
import { nameOutput } from '../outputs/name-output';
import { insertOutput } from '../outputs/store';
import { picturesFor } from './pictures-for';
import type { DoStep, StepWork } from './step';
import { stepFailures } from './step-failures';
import { handOn } from './store';

const mimeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Makes the output document of a template; where it is to be removed after its PDF is made, it never becomes a file. */
export const fillTemplate: DoStep = async (work) => {
  const { run, step, document, setting, values, outputs, signal } = work;
  const { template, name: templateName, kind, reading } = await templateOf(work);
  const named = nameOutput(document.outputName, templateName, { values, setting, taken: outputs.map(({ name }) => name) });
  const pictures = await picturesFor(reading, values, signal);
  const filled = await fillOfficeFile({ bytes: template, values, setting, pictures: pictures.bytes });
  const sha256 = await putBlob(filled.bytes);
  const mimeType = mimeTypes[kind];
  return {
    findings: [...named.findings, ...pictures.findings, ...filled.findings],
    async save(tx, at) {
      const file = { accountId: run.accountId, isTest: run.isTest, name: `${named.name}.${kind}`, mimeType, sha256, bytes: filled.bytes.length };
      await noteBlobs(tx, [{ sha256, bytes: file.bytes, mimeType, createdAt: at }]);
      const stored = document.removeOutput ? null : await insertStoredFile(tx, { ...file, origin: 'output', reading: null, at });
      const outputId = newId('out');
      const { id: automationId, workflowId } = run;
      await insertOutput(tx, { id: outputId, automationId, workflowId, documentId: document.id, name: named.name, fileId: stored?.id ?? null, createdAt: at });
      await handOn(tx, step, 'convert', sha256);
      return { outputId, kind, fonts: filled.fonts, bytes: file.bytes, sha256 };
    },
  };
};

/** The template as it was when the run began. */
async function templateOf({ step }: StepWork) {
  const { fileId, version: number } = (step.input ?? {}) as { fileId?: string; version?: number };
  const version = fileId && number ? await findVersion(fileId, number) : null;
  if (!step.inputSha256) throw stepFailures.templateGone();
  const template = await getBlob(step.inputSha256);
  return { template, version };
}
