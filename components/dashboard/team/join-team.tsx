import { format } from '@/lib/core/i18n/format';
import { Button, ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageHead } from '../page-head';
import type { Send, TeamWords } from './words';

/** An invitation as whoever is signed in reads it; null where its link is not known. */
export type Invitation = {
  state: 'open' | 'used' | 'revoked' | 'expired' | 'other_address' | 'unproven';
  team: string;
  role: 'viewer' | 'editor' | 'owner';
  invitedBy: string | null;
  invitedEmail: string;
  signedInEmail: string;
} | null;

type Props = { invitation: Invitation; token: string; words: TeamWords; join: Send };

/** What the link of an invitation opens. Only its button accepts. */
export function JoinTeam({ invitation, token, words, join }: Props) {
  const state = invitation?.state ?? 'unknown';
  return (
    <>
      <PageHead title={words.join.title} lead={invitation ? leadOf(invitation, words) : undefined} />
      {state === 'open' ? null : <Notice kind="warning">{words.join.states[state]}</Notice>}
      {invitation ? <Facts invitation={invitation} words={words} /> : null}
      <div className="flex flex-wrap gap-3">
        {invitation?.state === 'open' ? (
          <form action={join}>
            <input type="hidden" name="invitation_token" value={token} />
            <Button kind="primary" type="submit">
              {format(words.join.button, { team: invitation.team })}
            </Button>
          </form>
        ) : (
          <ButtonLink href="/dashboard/team">{words.join.toTeam}</ButtonLink>
        )}
        {state === 'other_address' || state === 'unproven' ? (
          <form method="post" action="/auth/sign-out">
            <Button type="submit">{words.join.signOut}</Button>
          </form>
        ) : null}
      </div>
    </>
  );
}

const leadOf = ({ invitedBy, team }: NonNullable<Invitation>, { join }: TeamWords): string =>
  invitedBy ? format(join.lead, { by: invitedBy, team }) : format(join.leadGone, { team });

function Facts({ invitation: { invitedEmail, signedInEmail, role }, words }: { invitation: NonNullable<Invitation>; words: TeamWords }) {
  const rows = [
    [words.join.invited, invitedEmail],
    [words.join.signedIn, signedInEmail],
    [words.join.role, format(words.roleWithHint, { role: words.roles[role], hint: words.roleHints[role] })],
  ] as const;
  return (
    <dl className="grid max-w-2xl gap-x-6 gap-y-1 border-y border-line py-4 md:grid-cols-[12rem_minmax(0,1fr)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-quiet">{label}</dt>
          <dd className="mb-2 wrap-anywhere md:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
