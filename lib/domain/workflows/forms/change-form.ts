import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import { flattenPayload } from '@/lib/engines/office/language/flatten-payload';
import { archived } from '../errors';
import { settle } from '../settle';
import { seenAfter } from '../source/seen-after';
import { readNoted } from '../source/store';
import { lockWorkflow, workflowById } from '../store';
import { newFormKey } from './address';
import { emptyPost } from './answers';
import { formErrors } from './errors';
import type { FormSettings } from './rules';
import { type FormRow, formOf, insertForm, updateForm, writeSeen } from './store';

/** One change at a time, refused where the workflow is archived. */
const change = (workflowId: string, work: (tx: Tx, form: FormRow | null, at: Date) => Promise<unknown>): Promise<void> =>
  transaction(async (tx) => {
    await lockWorkflow(tx, workflowId);
    if ((await workflowById(workflowId, tx))?.archivedAt) throw archived();
    await work(tx, await formOf(workflowId, tx), now());
  });

/** Keeps what the form says and asks from now on; `seen` is the revision that it was made from, 0 where there was none. */
export const saveForm = (workflowId: string, seen: number, settings: FormSettings) =>
  change(workflowId, async (tx, form, updatedAt) => {
    if ((form?.revision ?? 0) !== seen) throw formErrors.stale();
    if (form) await updateForm(tx, workflowId, { settings, revision: form.revision + 1, updatedAt });
    else await insertForm(tx, { workflowId, settings, at: updatedAt, ...newFormKey() });
    if (form?.isOn) await expectAnswers(tx, workflowId, settings, updatedAt);
  });

export const switchForm = (workflowId: string, isOn: boolean) =>
  change(workflowId, async (tx, form, updatedAt) => {
    if (!form) throw formErrors.notMade();
    await updateForm(tx, workflowId, { isOn, updatedAt });
    if (isOn) await expectAnswers(tx, workflowId, form.settings, updatedAt);
  });

/** From now on the form has another address; the one before opens nothing. */
export const renewForm = (workflowId: string) =>
  change(workflowId, async (tx, form, updatedAt) => {
    if (!form) throw formErrors.notMade();
    await updateForm(tx, workflowId, { ...newFormKey(), updatedAt });
  });

/**
 * What an open form asks for is known to come: the workflow does not wait for a post to tell, which it would keep as an example alone
 * (decisions, "COMPLETE / INCOMPLETE"). Who fills in a form first gets a document too.
 */
async function expectAnswers(tx: Tx, workflowId: string, settings: FormSettings, at: Date): Promise<void> {
  const { sourceId, seenFields } = await readNoted(tx, workflowId);
  const seen = seenAfter(seenFields, flattenPayload(emptyPost(settings)).fields);
  if (seen.length > seenFields.length) await writeSeen(tx, sourceId, seen);
  await settle(tx, workflowId, at);
}
