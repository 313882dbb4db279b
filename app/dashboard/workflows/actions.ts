'use server';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { rerunAutomation } from '@/lib/domain/automations/operations/rerun-automation';
import { retryAutomation } from '@/lib/domain/automations/operations/retry-automation';
import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { setAutoCreate } from '@/lib/domain/workflows/operations/set-auto-create';
import { startWorkflow } from '@/lib/domain/workflows/operations/start-workflow';
import { type Acted, act } from '@/lib/surfaces/pages/act';
import { requireSignIn } from '@/lib/surfaces/pages/session';

/** The session can end while the page is open. */
function signInAgainWhereNeeded(acted: Acted<unknown>): void {
  if (!acted.done && acted.problem.code === 'sign_in_needed') redirect('/sign-in?to=%2Fdashboard%2Fworkflows');
}

/** In the language and zone of whoever begins it. */
export async function begin(form: FormData): Promise<void> {
  const { language, timeZone } = await requireSignIn('/dashboard/workflows');
  form.set('language', language);
  if (timeZone) form.set('timeZone', timeZone);
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

/** The same data once more, with the settings and templates that the run had. */
export async function runAgain(form: FormData): Promise<void> {
  const id = String(form.get('wkf_id') ?? '');
  const acted = await act(rerunAutomation, form);
  signInAgainWhereNeeded(acted);
  redirect(acted.done ? `/dashboard/workflows/${id}/runs/${acted.output.automationId}` : `/dashboard/workflows/${id}/runs`);
}

/** A failed run goes on at the step that failed. */
export async function resumeRun(form: FormData): Promise<void> {
  const [id, run] = [String(form.get('wkf_id') ?? ''), String(form.get('aut_id') ?? '')];
  const acted = await act(retryAutomation, form);
  signInAgainWhereNeeded(acted);
  revalidatePath(`/dashboard/workflows/${id}/runs/${run}`);
}

/** Its address takes no more data; only the operator can bring it back. */
export async function archive(form: FormData): Promise<void> {
  const acted = await act(archiveWorkflow, form);
  signInAgainWhereNeeded(acted);
  redirect('/dashboard/workflows');
}
