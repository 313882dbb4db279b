import { newId } from '@/lib/core/ids';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { reportOpened } from '@/lib/engines/office/language/empty-lists';
import { getBlob, putBlob } from '@/lib/engines/storage/blobs';
import { misreadIn } from '../../files/hosted/template-reading';
import { noteBlobs } from '../../files/store';
import { findVersion, insertStoredFile, readingOf } from '../../files/stored-file';
import { nameOutput } from '../../workflows/name-output';
import { fillFolder } from '../../workflows/output-folder';
import { insertOutput } from '../outputs/store';
import { kindOf, officeTypes } from './office-types';
import { picturesFor } from './pictures-for';
import type { DoStep, StepWork } from './step';
import { stepFailures } from './step-failures';
import { handOn } from './store';

/** What the record of this step says, for those after it. */
export type Filled = { outputId: string; kind: 'docx' | 'pptx'; fonts: string[] };

/** Makes the output document of a template; where it is to be removed after its PDF is made, it never becomes a file. */
export const fillTemplate: DoStep = async (work) => {
  const { run, step, document, setting, values, opened, outputs, signal } = work;
  const template = await templateOf(work);
  const named = nameOutput(document.outputName, template.name, { values, setting, taken: outputs.map(({ name }) => name) });
  const { folder, findings } = fillFolder(document.folder, { values, setting });
  const pictures = await picturesFor(template.reading, values, signal);
  const filled = await fillOfficeFile({ bytes: template.bytes, values, setting, pictures: pictures.byAddress });
  const sha256 = await putBlob(filled.bytes);
  const { kind } = template;
  const file = {
    accountId: run.accountId,
    isTest: run.isTest,
    name: `${named.name}.${kind}`,
    folder,
    mimeType: officeTypes[kind],
    sha256,
    bytes: filled.bytes.length,
    origin: 'output' as const,
    reading: null,
  };
  return {
    findings: [
      ...(template.reading ? misreadIn(template.reading) : []),
      ...named.findings,
      ...findings,
      ...pictures.findings,
      ...filled.findings,
      ...reportOpened(opened, template.reading?.tags ?? []),
    ],
    async save(tx, at) {
      await noteBlobs(tx, [{ ...file, createdAt: at }]);
      const stored = document.removeOutput ? null : await insertStoredFile(tx, { ...file, at });
      const [outputId, { id: automationId, workflowId }] = [newId('out'), run];
      const output = { id: outputId, automationId, workflowId, documentId: document.id, name: named.name, folder };
      await insertOutput(tx, { ...output, fileId: stored?.id ?? null, createdAt: at });
      await handOn(tx, step, 'convert', sha256);
      return { outputId, kind, fonts: filled.fonts, bytes: file.bytes, sha256 } satisfies Filled & Record<string, unknown>;
    },
  };
};

/** The template as it was when the run began, whether or not its file is still there. */
async function templateOf({ step: { input, inputSha256 } }: StepWork) {
  const pinned = input as { fileId: string; version?: number; name?: string; mimeType?: string };
  if (!inputSha256 || !pinned.version) throw stepFailures.templateGone();
  const { name = 'Document', mimeType = '' } = pinned;
  const kind = kindOf(mimeType);
  if (!kind) throw stepFailures.notOffice(name);
  const version = await findVersion(pinned.fileId, pinned.version);
  return { bytes: await getBlob(inputSha256), name, kind, reading: version && readingOf(version) };
}
