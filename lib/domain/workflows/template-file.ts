import type { AccountScope } from '../accounts/scope';
import { fileIsKnown, findFile, type StoredFile } from '../files/stored-file';
import { workflowErrors } from './errors';
import { maxTemplatedLength } from './rules';

const templateTypes = new Set([
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
]);

/** A file that may be a document's template; `path` is the member that names it. */
export async function templateFile(scope: AccountScope, id: string, path: string): Promise<StoredFile> {
  const file = await findFile(scope, id);
  if (!file && (await fileIsKnown(id))) throw workflowErrors.foreignFile();
  if (!file) throw workflowErrors.refused.at(path, 'unknown_file', 'There is no file with this id. POST /files/ takes one in, GET /files/ lists yours.');
  if (!templateTypes.has(file.mimeType)) throw workflowErrors.refused.at(path, 'not_a_template', `"${file.name}" is no template: use a DOCX or PPTX file.`);
  return file;
}

/** What outputs are called where nobody says: as the template, without its ending. Braces in it would be tags. */
export const defaultOutputName = (fileName: string): string =>
  fileName
    .replace(/\.(docx|pptx)$/i, '')
    .replace(/\{\{+|\}\}+/g, '')
    .slice(0, maxTemplatedLength)
    .toWellFormed();
