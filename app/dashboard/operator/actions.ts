'use server';
import { redirect } from 'next/navigation';
import { changeKeyless } from '@/lib/domain/operator/operations/change-keyless';
import { changeSignUp } from '@/lib/domain/operator/operations/change-sign-up';
import { dropDeadJob } from '@/lib/domain/operator/operations/drop-dead-job';
import { liftBlock } from '@/lib/domain/operator/operations/lift-block';
import { liftSuspension } from '@/lib/domain/operator/operations/lift-suspension';
import { restoreWorkflow } from '@/lib/domain/operator/operations/restore-workflow';
import { retryDeadJob } from '@/lib/domain/operator/operations/retry-dead-job';
import { retryDeadJobs } from '@/lib/domain/operator/operations/retry-dead-jobs';
import { setMonthlyLimit } from '@/lib/domain/operator/operations/set-monthly-limit';
import { setStorageLimit } from '@/lib/domain/operator/operations/set-storage-limit';
import { suspendAccount } from '@/lib/domain/operator/operations/suspend-account';
import { type Acted, act } from '@/lib/surfaces/pages/act';

const room = '/dashboard/operator';

/** Back to the part of the room, which says what became of the act. The session can end while the page is open. */
function settle(acted: Acted<unknown>, part: string, done: string): never {
  const here = `${room}/${part}`;
  if (acted.done) redirect(`${here}?done=${done}`);
  const { code } = acted.problem;
  redirect(code === 'sign_in_needed' ? `/sign-in?${new URLSearchParams({ to: here })}` : `${here}?problem=${code}`);
}

export async function retry(form: FormData): Promise<void> {
  settle(await act(retryDeadJob, form), 'queues', 'retried');
}

export async function retryAll(form: FormData): Promise<void> {
  settle(await act(retryDeadJobs, form), 'queues', 'retriedAll');
}

export async function drop(form: FormData): Promise<void> {
  settle(await act(dropDeadJob, form), 'queues', 'dropped');
}

export async function lift(form: FormData): Promise<void> {
  settle(await act(liftBlock, form), 'senders', 'lifted');
}

export async function setLimit(form: FormData): Promise<void> {
  settle(await act(setMonthlyLimit, form), 'accounts', 'limit');
}

export async function setStorage(form: FormData): Promise<void> {
  settle(await act(setStorageLimit, form), 'accounts', 'limit');
}

export async function suspend(form: FormData): Promise<void> {
  settle(await act(suspendAccount, form), 'accounts', 'suspended');
}

export async function unsuspend(form: FormData): Promise<void> {
  settle(await act(liftSuspension, form), 'accounts', 'unsuspended');
}

export async function restore(form: FormData): Promise<void> {
  settle(await act(restoreWorkflow, form), 'workflows', 'restored');
}

export async function saveSignUp(form: FormData): Promise<void> {
  settle(await act(changeSignUp, form), 'settings', 'saved');
}

export async function saveKeyless(form: FormData): Promise<void> {
  settle(await act(changeKeyless, form), 'settings', 'saved');
}
