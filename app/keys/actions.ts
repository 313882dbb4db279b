'use server';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { MakeState } from '@/components/keys/make-key';
import { createKey } from '@/lib/domain/accounts/operations/create-key';
import { revokeKey } from '@/lib/domain/accounts/operations/revoke-key';
import { act } from '@/lib/surfaces/pages/act';

/** The session can end while the page is open. */
const signInAgain = () => redirect('/sign-in?to=%2Fkeys');

export async function make(_before: MakeState, form: FormData): Promise<MakeState> {
  const acted = await act(createKey, form);
  if (acted.done) {
    revalidatePath('/keys');
    return acted;
  }
  const { code, details = [] } = acted.problem;
  if (code === 'sign_in_needed') signInAgain();
  const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'));
  return { done: false, problem: { code }, wrong: details.map(({ path }) => path), typed: Object.fromEntries(typed) };
}

export async function revoke(form: FormData): Promise<void> {
  const acted = await act(revokeKey, form);
  if (!acted.done && acted.problem.code === 'sign_in_needed') signInAgain();
  revalidatePath('/keys');
}
