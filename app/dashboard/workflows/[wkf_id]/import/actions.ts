'use server';
import { redirect } from 'next/navigation';
import { cancelImport } from '@/lib/domain/automations/operations/cancel-import';
import { startImport } from '@/lib/domain/automations/operations/start-import';
import { act } from '@/lib/surfaces/pages/act';

/** Back to the page of the table, which shows how it stands; the session can end while it is open. */
function back(form: FormData, isDone: boolean, code: string | null): never {
  const here = `/dashboard/workflows/${encodeURIComponent(String(form.get('wkf_id')))}/import/${encodeURIComponent(String(form.get('import_id')))}`;
  if (code === 'sign_in_needed') redirect(`/sign-in?${new URLSearchParams({ to: here })}`);
  redirect(isDone ? here : `${here}?problem=refused`);
}

/** Makes a run of each row. */
export async function beginImport(form: FormData): Promise<void> {
  const acted = await act(startImport, form);
  back(form, acted.done, acted.done ? null : acted.problem.code);
}

/** Begins no more rows. */
export async function stopImport(form: FormData): Promise<void> {
  const acted = await act(cancelImport, form);
  back(form, acted.done, acted.done ? null : acted.problem.code);
}
