'use server';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { pickExample } from '@/lib/domain/automations/operations/pick-example';
import { replayEvent } from '@/lib/domain/automations/operations/replay-event';
import { rerunAutomation } from '@/lib/domain/automations/operations/rerun-automation';
import { retryAutomation } from '@/lib/domain/automations/operations/retry-automation';
import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { dropExample } from '@/lib/domain/workflows/operations/drop-example';
import { renewSourceAddress } from '@/lib/domain/workflows/operations/renew-source-address';
import { restoreWorkflowVersion } from '@/lib/domain/workflows/operations/restore-workflow-version';
import { setAutoCreate } from '@/lib/domain/workflows/operations/set-auto-create';
import { shareWorkflow } from '@/lib/domain/workflows/operations/share-workflow';
import { startWorkflow } from '@/lib/domain/workflows/operations/start-workflow';
import { type Acted, act } from '@/lib/surfaces/pages/act';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { withoutBreaks } from '@/lib/words/without-breaks';

/** The session can end while the page is open. */
function signInAgainWhereNeeded(acted: Acted<unknown>): void {
  if (!acted.done && acted.problem.code === 'sign_in_needed') redirect('/sign-in?to=%2Fdashboard%2Fworkflows');
}

/** In the language and zone of whoever begins it; without a name it is called as the template that it begins with. */
export async function begin(form: FormData): Promise<void> {
  const { language, timeZone } = await requireSignIn('/dashboard/workflows');
  form.set('language', language);
  if (timeZone) form.set('timeZone', timeZone);
  const names: Record<string, string> = messagesFor(language).workflowsRoom.gallery.names;
  const template = String(form.get('template') ?? '');
  if (template === '') form.delete('template');
  else if (String(form.get('name') ?? '').trim() === '') form.set('name', withoutBreaks(names[template] ?? ''));
  const acted = await act(startWorkflow, form);
  signInAgainWhereNeeded(acted);
  redirect(acted.done ? `/dashboard/workflows/${acted.output.id}` : '/dashboard/workflows?problem=name');
}

/** Whether posts start runs. */
export async function switchOn(form: FormData): Promise<void> {
  const id = String(form.get('wkf_id') ?? '');
  const acted = await act(setAutoCreate, form);
  signInAgainWhereNeeded(acted);
  revalidatePath(`/dashboard/workflows/${id}`);
}

/** The same data once more: with the settings and templates that the run had, or with those of now. */
export async function runAgain(form: FormData): Promise<void> {
  const id = String(form.get('wkf_id') ?? '');
  const acted = await act(rerunAutomation, form);
  signInAgainWhereNeeded(acted);
  const run = String(form.get('aut_id') ?? '');
  redirect(`/dashboard/workflows/${id}/runs/${acted.done ? acted.output.automationId : `${run}?problem=refused`}`);
}

/** A failed run goes on at the step that failed. */
export async function resumeRun(form: FormData): Promise<void> {
  const [id, run] = [String(form.get('wkf_id') ?? ''), String(form.get('aut_id') ?? '')];
  const acted = await act(retryAutomation, form);
  signInAgainWhereNeeded(acted);
  revalidatePath(`/dashboard/workflows/${id}/runs/${run}`);
}

/** The data of an event once more, with what is live now: one run for each press, however often the form is sent. */
export async function replay(form: FormData): Promise<void> {
  const [id, event, press] = ['wkf_id', 'evt_id', 'press'].map((name) => String(form.get(name) ?? ''));
  form.delete('press');
  const acted = await act(replayEvent, form, `${event}:${press}`);
  signInAgainWhereNeeded(acted);
  redirect(acted.done ? `/dashboard/workflows/${id}/runs/${acted.output.automationId}` : `/dashboard/workflows/${id}/events?event=${event}&problem=run`);
}

/** The values of an event stand in the editor from now on, whatever comes in. */
export async function pickAsExample(form: FormData): Promise<void> {
  exampleSet(form, await act(pickExample, form));
}

/** The newest values stand in the editor again. */
export async function followNewest(form: FormData): Promise<void> {
  exampleSet(form, await act(dropExample, form));
}

function exampleSet(form: FormData, acted: Acted<unknown>): void {
  signInAgainWhereNeeded(acted);
  revalidatePath(`/dashboard/workflows/${String(form.get('wkf_id') ?? '')}/events`);
}

/** From now on data come to another address. */
export async function renewAddress(form: FormData): Promise<void> {
  const acted = await act(renewSourceAddress, form);
  signInAgainWhereNeeded(acted);
  redirect(`/dashboard/workflows/${String(form.get('wkf_id') ?? '')}/events?${acted.done ? 'address=new' : 'problem=address'}`);
}

/** Whose team works with it, beside whose own it is. */
export async function share(form: FormData): Promise<void> {
  signInAgainWhereNeeded(await act(shareWorkflow, form));
  revalidatePath(`/dashboard/workflows/${String(form.get('wkf_id') ?? '')}`);
}

/** Its address takes no more data; only the operator can bring it back. */
export async function archive(form: FormData): Promise<void> {
  const acted = await act(archiveWorkflow, form);
  signInAgainWhereNeeded(acted);
  redirect('/dashboard/workflows');
}

/** Settings of an older version become a draft; where it is off, they apply at once. */
export async function restoreVersion(form: FormData): Promise<void> {
  const [id, version] = [String(form.get('wkf_id') ?? ''), String(form.get('version') ?? '')];
  const acted = await act(restoreWorkflowVersion, form);
  signInAgainWhereNeeded(acted);
  redirect(`/dashboard/workflows/${id}${acted.done ? '' : `/history/${version}?problem=restore`}`);
}
