'use server';
import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import type { CreateState } from '@/components/dashboard/team/create-team';
import type { InviteState } from '@/components/dashboard/team/invite-form';
import { changeRole } from '@/lib/domain/accounts/operations/change-role';
import { createTeam } from '@/lib/domain/accounts/operations/create-team';
import { handOverTeam } from '@/lib/domain/accounts/operations/hand-over-team';
import { inviteToTeam } from '@/lib/domain/accounts/operations/invite-to-team';
import { joinTeam } from '@/lib/domain/accounts/operations/join-team';
import { leaveTeam } from '@/lib/domain/accounts/operations/leave-team';
import { removeTeamMember } from '@/lib/domain/accounts/operations/remove-team-member';
import { resendInvitation } from '@/lib/domain/accounts/operations/resend-invitation';
import { revokeInvitation } from '@/lib/domain/accounts/operations/revoke-invitation';
import { type Acted, act } from '@/lib/surfaces/pages/act';
import { actForFromNowOn } from '@/lib/surfaces/pages/act-for-from-now-on';

const room = '/dashboard/team';

/** The session can end while the page is open. */
function whereAfter({ code }: { code: string }, here: string = room): string {
  return code === 'sign_in_needed' ? `/sign-in?${new URLSearchParams({ to: here })}` : `${here}${here.includes('?') ? '&' : '?'}problem=${code}`;
}

const typed = (form: FormData, name: string): string => String(form.get(name) ?? '');

export async function create(_before: CreateState, form: FormData): Promise<CreateState> {
  const acted = await act(createTeam, form);
  if (acted.done) {
    await actForFromNowOn(acted.output.accountId);
    redirect(`${room}?done=created`);
  }
  const { code } = acted.problem;
  if (code === 'sign_in_needed') redirect(whereAfter(acted.problem));
  return { problem: code === 'bad_request' ? 'bad_name' : code, name: typed(form, 'name') };
}

export async function invite(_before: InviteState, form: FormData): Promise<InviteState> {
  const acted = await act(inviteToTeam, form);
  revalidatePath(room);
  if (acted.done) return { sentTo: acted.output.email };
  const { code } = acted.problem;
  if (code === 'sign_in_needed') redirect(whereAfter(acted.problem));
  const role = typed(form, 'role');
  return { problem: code === 'bad_request' ? 'bad_email' : code, email: typed(form, 'email'), role: role === 'viewer' || role === 'owner' ? role : 'editor' };
}

export async function join(form: FormData): Promise<void> {
  const acted = await act(joinTeam, form);
  // The page says by itself what stands in the way.
  if (!acted.done) redirect(whereAfter(acted.problem, `${room}/join?${new URLSearchParams({ token: typed(form, 'invitation_token') })}`));
  await actForFromNowOn(acted.output.accountId);
  redirect(`${room}?done=joined`);
}

/** Back to the room, which says what became of the act. */
function settle(acted: Acted<unknown>, done: string): never {
  redirect(acted.done ? `${room}?done=${done}` : whereAfter(acted.problem));
}

export async function changeMemberRole(form: FormData): Promise<void> {
  settle(await act(changeRole, form), 'role');
}

export async function remove(form: FormData): Promise<void> {
  settle(await act(removeTeamMember, form), 'removed');
}

export async function handOver(form: FormData): Promise<void> {
  settle(await act(handOverTeam, form), 'handed');
}

export async function leave(form: FormData): Promise<void> {
  settle(await act(leaveTeam, form), 'left');
}

export async function resend(form: FormData): Promise<void> {
  settle(await act(resendInvitation, form), 'resent');
}

export async function revoke(form: FormData): Promise<void> {
  settle(await act(revokeInvitation, form), 'revoked');
}
