import { z } from 'zod';
import { AppError } from '@/lib/core/errors';
import { operation } from '@/lib/core/operation';
import { messagesFor } from '@/lib/words/messages';
import { describePdf } from '../../files/page-pictures';
import { byOwnDraft } from '../drafts/auth';
import { asDraftProblem, type DraftProblem, draftProblem } from '../drafts/outgoing/draft-problems';
import { senderFrom } from '../drafts/outgoing/sender';
import { previewOf } from '../drafts/preview/preview-document';
import { draftId } from '../drafts/schema';
import { signatureErrors } from '../errors';
import { storedField } from '../fields/stored-field';
import { visibleLines } from '../fields/visible-lines';
import { pageView } from '../views/signing-view';

export const previewDraft = operation({
  name: 'previewDraft',
  http: 'GET /dashboard/data/drafts/{draft_id}/preview',
  summary: 'The pages of a draft as the signer will see them',
  effect: 'read',
  success: 200,
  auth: byOwnDraft,
  body: 'none',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ draft_id: draftId }),
  output: z.object({
    revision: z.int(),
    title: z.string(),
    /** Empty where there is no document, or none can be made of it: `problems` says why. */
    pages: z.array(pageView),
    /** Of both parties, those of tags and of added signature blocks among them. */
    fields: z.array(storedField),
    problems: z.array(draftProblem),
  }),
  errors: [signatureErrors.rateLimited],
  async run(_, { scope: { draft, scope } }) {
    const nothing = (problems: DraftProblem[]) => ({ revision: draft.revision, title: draft.title, pages: [], fields: [], problems });
    try {
      const preview = await previewOf(draft, (await senderFrom(scope)).name);
      if (!preview) return nothing([]);
      const { document: words } = messagesFor(draft.language);
      const pages = await describePdf(preview.pdf);
      return {
        revision: draft.revision,
        title: preview.title,
        pages: pages.map((page, index) => ({ number: index + 1, ...visibleLines(page, index + 1, preview.fields) })),
        fields: preview.fields.map((field) => ({ ...field, label: field.label || words[field.kind] })),
        problems: [],
      };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'bad_request') throw error;
      return nothing((error.details ?? []).map((detail) => asDraftProblem(detail, draft)));
    }
  },
});
