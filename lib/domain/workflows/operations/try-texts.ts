import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDraftDocument } from '../documents/auth';
import { lookAt } from '../documents/look-at';
import { triedText } from '../documents/try-text';
import { documentId, workflowId } from '../schema';
import { valuesToFill } from '../source/values-to-fill';
import { triedMembers, triedText as triedTextShape } from '../views/document-view';

/** A text that is too long is answered as such, up to here. */
const mostCharacters = 20_000;

export const tryTexts = operation({
  name: 'tryTexts',
  http: 'POST /dashboard/data/workflows/{wkf_id}/documents/{doc_id}/texts',
  summary: 'What the texts of a document come to with the example, as they are typed; nothing is kept',
  effect: 'read',
  success: 200,
  auth: byDraftDocument('workflows.read'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId, texts: z.partialRecord(z.enum(triedMembers), z.string().max(mostCharacters)) }),
  output: z.object({ hasExample: z.boolean(), texts: z.partialRecord(z.enum(triedMembers), triedTextShape) }),
  errors: [],
  async run({ texts }, { scope }) {
    const { file, sample } = await lookAt(scope);
    const { language, timeZone } = scope.draft;
    const example = sample && { values: valuesToFill(sample).values, setting: { language, timeZone } };
    const tried = triedMembers.flatMap((member) => {
      const text = texts[member];
      return text === undefined ? [] : [[member, triedText(member, text, file?.name ?? '', example)] as const];
    });
    return { hasExample: example !== null, texts: Object.fromEntries(tried) };
  },
});
