'use server';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { SaveState } from '@/components/dashboard/settings/save-state';
import { updateProfile } from '@/lib/domain/accounts/operations/update-profile';
import { act } from '@/lib/surfaces/pages/act';

export async function save(_before: SaveState, form: FormData): Promise<SaveState> {
  const acted = await act(updateProfile, form);
  if (!acted.done) {
    if (acted.problem.code === 'sign_in_needed') redirect('/sign-in?to=%2Fdashboard%2Fsettings');
    const typed = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'));
    return { done: false, wrong: (acted.problem.details ?? []).map(({ path }) => path), typed: Object.fromEntries(typed) };
  }
  // Name, language and theme stand on every page.
  revalidatePath('/', 'layout');
  return { done: true };
}
