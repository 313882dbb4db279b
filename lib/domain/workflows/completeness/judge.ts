import { readingOf } from '../../files/stored-file';
import { openPdfPassword } from '../pdf-password';
import { type Client, listDocuments, readingsOf, type WorkflowRow } from '../store';
import { type Missing, missingIn } from './missing';

/** What the workflow lacks now, by its documents, its newest templates and the names that its source has ever had. */
export async function missingOf({ id, source, email }: WorkflowRow, client: Client): Promise<Missing[]> {
  const [documents, readings] = [await listDocuments([id], client), await readingsOf(id, client)];
  const templates = documents.map((document) => ({
    document: { ...document, pdfPassword: openPdfPassword(document.pdfPasswordSealed) },
    reading: readingOf({ reading: (readings.get(document.id) ?? null) as never }),
  }));
  return missingIn(templates, namesEver(source), email);
}

/** Declared, of the last post, or of any before. */
export const namesEver = ({
  declaredFields,
  lastFields,
  seenFields,
}: Pick<WorkflowRow['source'], 'declaredFields' | 'lastFields' | 'seenFields'>): string[] => [
  ...((declaredFields ?? []) as string[]),
  ...(lastFields as string[]),
  ...(seenFields as string[]),
];
