import { type Auth, textIn } from '@/lib/core/auth';
import { workflowErrors } from '../errors';
import { documentIdIn, isPreviewKey } from '../preview-link';
import { findPreviewed, type Previewed } from './store';

/** By the address of a document's preview. One that was replaced, and any of an archived workflow, is as unknown as one that never was. */
export const byPreviewLink: Auth<Previewed> = {
  takes: ['link'],
  rejected: 'none',
  errors: [workflowErrors.previewUnknown],
  async open(_caller, given) {
    const key = textIn(given, 'key');
    const id = documentIdIn(key);
    const previewed = id === null ? null : await findPreviewed(id);
    if (!previewed || previewed.workflow.archivedAt || !isPreviewKey(key, previewed)) throw workflowErrors.previewUnknown();
    return previewed;
  },
  subjects: ({ id, previewGeneration }) => ({ link: `preview ${id} ${previewGeneration}` }),
};
