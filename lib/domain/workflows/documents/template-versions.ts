import type { z } from 'zod';
import { may } from '../../accounts/access';
import { presentVersion } from '../../files/room/present';
import { namesOfMakers, newestVersions } from '../../files/room/store';
import { findFileAndRole, readingOf, type StoredVersion } from '../../files/stored-file';
import { namesEver } from '../completeness/judge';
import type { templateVersions } from '../views/document-view';
import type { OpenedDraftDocument } from './auth';
import { findTemplate } from './store';
import { unknownNames } from './tags-of';

/** More than anybody looks through; the file's own page has more. */
const maxVersions = 20;

type View = z.input<typeof templateVersions>;

/** Whether who opened a document may give its file new content: by their role in the account of the file. */
export async function mayChangeTemplate({ account, document }: OpenedDraftDocument): Promise<boolean> {
  const found = await findFileAndRole(account, document.fileId);
  return found !== null && may({ role: found.role, readOnly: account.readOnly }, 'files.manage');
}

/** The versions of a document's file with what each brought. Of a file that is not of the reader's accounts only the newest is told. */
export async function presentTemplateVersions(opened: OpenedDraftDocument): Promise<View> {
  const { account, document, workflow } = opened;
  const file = await findTemplate(document.fileId);
  if (!file) return { file: null, versions: [], more: 0, mayChange: false, unknown: [] };
  const isOwn = (await findFileAndRole(account, document.fileId)) !== null;
  const rows = await newestVersions(file.id, maxVersions + 1);
  const shown = rows.slice(0, isOwn ? maxVersions : 1);
  const makers = { personIds: shown.flatMap(({ personId }) => personId ?? []), keyIds: shown.flatMap(({ apiKeyId }) => apiKeyId ?? []) };
  const names = isOwn ? await namesOfMakers(makers) : new Map<string, string>();
  const reading = readingOf(file.newest);
  const unknown = reading ? unknownNames(document, reading, namesEver(workflow.source)) : new Map();
  return {
    file: { id: file.id, name: file.name, version: file.version },
    versions: shown.map((version, index) => ({ ...presentVersion(version, names, file.origin), ...changed(version, rows[index + 1]) })),
    more: isOwn ? file.version - shown.length : 0,
    mayChange: await mayChangeTemplate(opened),
    unknown: [...unknown.values()].map(({ tag, name, suggestion }) => ({ tag: tag ?? '', name: name ?? '', suggestion })),
  };
}

/** Tags that came and went between two versions that follow each other. */
function changed(version: StoredVersion, before: StoredVersion | undefined): { came: string[]; went: string[] } {
  if (!before) return { came: [], went: [] };
  const [is, was] = [sourcesIn(version), sourcesIn(before)];
  return { came: [...is].filter((tag) => !was.has(tag)), went: [...was].filter((tag) => !is.has(tag)) };
}

const sourcesIn = (version: StoredVersion): Set<string> => new Set((readingOf(version)?.tags ?? []).map(({ source }) => source));
