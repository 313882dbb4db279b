import type { Metadata } from 'next';
import { JoinTeam } from '@/components/dashboard/team/join-team';
import { getInvitation } from '@/lib/domain/accounts/operations/get-invitation';
import { loadOwn, pageLanguage, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { join } from '../actions';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await pageLanguage()).teamRoom.join.title} · Paraph` });

/** What is longer is no token of ours. */
const longestToken = 200;

export default async function Page({ searchParams }: { searchParams: Promise<{ token?: string | string[] }> }) {
  const given = (await searchParams).token;
  const token = typeof given === 'string' ? given : '';
  const { language } = await requireSignIn(`/dashboard/team/join?${new URLSearchParams({ token })}`);
  const { invitation } = await loadOwn(getInvitation, { invitation_token: token.slice(0, longestToken) });
  return <JoinTeam invitation={invitation} token={token} words={messagesFor(language).teamRoom} join={join} />;
}
