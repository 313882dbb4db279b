import { readingOf } from '../../files/stored-file';
import { formulasIn } from '../../workflows/completeness/failing-formulas';
import { fieldsOf } from '../../workflows/preview/fields-of';
import { listDocuments, readingsOf, type WorkflowRow } from '../../workflows/store';

const mostFormulas = 20;
const mostFiltered = 40;

/** What a workflow asks of the data of a run. */
export type Asked = {
  setting: { language: string; timeZone: string };
  /** Names whose values its templates print. */
  names: string[];
  /** What they compute, no more of it than can be tried with thousands of rows. */
  formulas: string[];
  /** Tags whose values are written as a date or a number. */
  filtered: string[];
  /** What each field held before, where that is known. */
  kinds: Readonly<Record<string, string>>;
  documents: { template: string; outputName: string; signerEmail: string | null }[];
};

/** By its documents and their newest templates, as a run that began now would take them. */
export async function askedOf(workflow: WorkflowRow): Promise<Asked> {
  const [documents, readings] = await Promise.all([listDocuments([workflow.id]), readingsOf(workflow.id)]);
  const read = documents.flatMap(({ id }) => readingOf({ reading: (readings.get(id) ?? null) as never }) ?? []);
  const names = read.flatMap((reading) => fieldsOf(reading).filter(({ uses }) => uses.includes('value')));
  return {
    setting: { language: workflow.language, timeZone: workflow.timeZone },
    names: [...new Set(names.map(({ name }) => name))],
    formulas: formulasIn(read.flatMap(({ tags }) => tags)).slice(0, mostFormulas),
    filtered: read
      .flatMap(({ tags }) => tags)
      .flatMap(({ kind, source }) => (kind === 'value' && source.includes('|') && !source.startsWith('=') ? source : []))
      .slice(0, mostFiltered),
    kinds: workflow.source.fieldKinds as Record<string, string>,
    documents: documents.map(({ file, outputName, signature }) => ({
      template: file?.name ?? 'Document',
      outputName,
      signerEmail: signature?.signerEmail ?? null,
    })),
  };
}
