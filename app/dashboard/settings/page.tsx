import type { Metadata } from 'next';
import { SettingsPage } from '@/components/dashboard/settings/settings-page';
import { getProfile } from '@/lib/domain/accounts/operations/get-profile';
import { listSessions } from '@/lib/domain/accounts/operations/list-sessions';
import { languageOfPage } from '@/lib/surfaces/pages/page-language';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { save } from './actions';

export const generateMetadata = async (): Promise<Metadata> => ({ title: `${messagesFor(await languageOfPage()).settingsRoom.title} · Paraph` });

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = { done?: string | string[]; problem?: string | string[] };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { done, problem } = await searchParams;
  const { language } = await requireSignIn('/dashboard/settings');
  const [profile, { sessions }] = await Promise.all([loadOwn(getProfile, {}), loadOwn(listSessions, {})]);
  const outcome = { done: one(done), problem: one(problem) };
  const { settingsRoom, palette } = messagesFor(language);
  return (
    <SettingsPage profile={profile} sessions={sessions} outcome={outcome} words={settingsRoom} shortcuts={palette.shortcuts} language={language} save={save} />
  );
}
