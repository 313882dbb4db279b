import type { z } from 'zod';
import { sha256 } from '@/lib/core/ids';
import { isLeftEmpty } from '@/lib/engines/office/language/finding';
import { may } from '../../accounts/access';
import { namesEver } from '../completeness/judge';
import { findingsOf } from '../preview/filled-pdf';
import { previewLink } from '../preview-link';
import { valuesToFill } from '../source/values-to-fill';
import type { documentView, ShownTag } from '../views/document-view';
import type { OpenedDraftDocument } from './auth';
import { failureOf } from './failure-of';
import { fillingOf, type LookedAt, lookAt } from './look-at';
import { findPreviewAddress } from './store';
import { tagsOf } from './tags-of';

type Unfillable = { code: string; tag: string } | null;

/** What is said of a document beside its pages. */
export async function presentDocumentView(opened: OpenedDraftDocument): Promise<z.input<typeof documentView>> {
  const { workflow, draft, document, account } = opened;
  const [looked, address] = [await lookAt(opened), await findPreviewAddress(document.id)];
  const { file, sample } = looked;
  const { tags, unfillable } = await tagsWithExample(looked, opened);
  const mayEdit = may(account, 'workflows.edit') && workflow.archivedAt === null;
  return {
    workflow: { id: workflow.id, name: draft.name },
    id: document.id,
    file: file && { id: file.id, name: file.name, version: file.version },
    sample: sample && { id: sample.id, at: sample.createdAt.toISOString() },
    tags,
    unfillable,
    shows: sha256([file?.newest.sha256, sample?.id, sample?.lists.join(), draft.language, draft.timeZone].join('\n')).slice(0, 16),
    link: address && { url: previewLink(address), showsSample: address.previewShowsSample },
    mayEdit,
  };
}

/** The tags as they stand with the example, in memory: values are somebody's, and kept nowhere. */
export async function tagsWithExample(looked: LookedAt, opened: OpenedDraftDocument): Promise<{ tags: ShownTag[]; unfillable: Unfillable }> {
  const { reading } = looked;
  if (!reading) return { tags: [], unfillable: null };
  const names = namesEver(opened.workflow.source);
  const filling = fillingOf(looked, opened);
  const given = { document: opened.document, reading, names };
  if (!filling) return { tags: tagsOf({ ...given, example: null }), unfillable: null };
  const { empty, unfillable } = await emptyTags(filling);
  return { tags: tagsOf({ ...given, example: { values: valuesToFill(filling.sample).values, setting: filling.setting, empty } }), unfillable };
}

async function emptyTags(filling: Parameters<typeof findingsOf>[0]): Promise<{ empty: Set<string>; unfillable: Unfillable }> {
  try {
    const findings = await findingsOf(filling);
    return { empty: new Set(findings.filter(isLeftEmpty).flatMap(({ tag }) => tag ?? [])), unfillable: null };
  } catch (error) {
    return { empty: new Set(), unfillable: failureOf(error) };
  }
}
