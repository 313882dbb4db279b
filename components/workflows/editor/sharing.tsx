'use client';
import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { standingLink } from '../../dashboard/list-pages';
import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/choice-field';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';

type Team = { id: string; name: string };

/**
 * `team`, `teamId`: the team that owns the workflow or that it is shared with. `mayBeSharedWith`: the teams that whoever
 * looks may share it with; null where it is not theirs to share.
 */
export type Sharing = {
  team: string | null;
  teamId: string | null;
  mayBeSharedWith: readonly Team[] | null;
  people: readonly { id: string; name: string; role: 'owner' | 'editor' | 'viewer'; isMe: boolean }[];
};

type Props = Sharing & { share: (form: FormData) => Promise<void> };

/** Who sees the workflow, what each of them may do, and with whom it is shared. */
export function SharingPart({ team, teamId, mayBeSharedWith, people, share }: Props) {
  const { words, mayEdit } = useEditing();
  const { sharing } = words;
  const isWithoutTeam = mayBeSharedWith?.length === 0 && team === null;
  return (
    <Disclosure title={sharing.title}>
      <div className="grid justify-items-start gap-2 pt-1 text-sm">
        <p>{team === null ? sharing.alone : format(sharing.of, { team })}</p>
        {team === null ? null : (
          <ul className="grid gap-1">
            {people.map(({ id, name, role, isMe }) => (
              <li key={id} className="wrap-anywhere">
                {name} {isMe ? `(${sharing.me})` : ''} <span className="text-ink-quiet">· {sharing.roles[role]}</span>
              </li>
            ))}
          </ul>
        )}
        {mayEdit || team === null ? null : <p className="max-w-prose">{sharing.viewing}</p>}
        {isWithoutTeam ? <p className="max-w-prose">{sharing.makeTeam}</p> : null}
        {mayBeSharedWith === null || isWithoutTeam ? null : (
          <ShareForm team={team && teamId && { id: teamId, name: team }} teams={mayBeSharedWith} share={share} />
        )}
        {team === null && !isWithoutTeam ? null : (
          <Link href="/dashboard/team" className={standingLink}>
            {isWithoutTeam ? sharing.teams : sharing.team}
          </Link>
        )}
      </div>
    </Disclosure>
  );
}

function ShareForm({ team, teams, share }: { team: Team | '' | null; teams: readonly Team[]; share: Props['share'] }) {
  const { state, words } = useEditing();
  const { sharing } = words;
  const shown = !team || teams.some(({ id }) => id === team.id) ? teams : [...teams, team];
  const options = [{ value: '', label: sharing.nobody }, ...shown.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <form action={share} className="grid w-full max-w-prose justify-items-start gap-2 pt-1">
      <PageAccount />
      <input type="hidden" name="wkf_id" value={state.view.id} />
      <ChoiceField name="team" label={sharing.with} options={options} chosen={team ? team.id : ''} isNarrow />
      <p className="text-ink-quiet">{sharing.means}</p>
      <Button type="submit" kind="secondary">
        {sharing.act}
      </Button>
    </form>
  );
}
