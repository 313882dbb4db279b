import { Button } from '../../ui/button';
import type { OwnAccount } from '../account-switcher';
import { Section } from '../section';
import { type Create, CreateTeam } from './create-team';
import type { TeamWords } from './words';

type Props = { accounts: readonly OwnAccount[]; words: TeamWords; create: Create };

/** The room of a person's own account: the teams that they belong to, and the way to another one. */
export function OwnTeams({ accounts, words, create }: Props) {
  const teams = accounts.filter(({ kind }) => kind === 'team');
  return (
    <>
      <Section id="teams" title={words.own.listTitle}>
        {teams.length === 0 ? <p className="text-ink-quiet">{words.own.empty}</p> : <TeamList teams={teams} words={words} />}
      </Section>
      <Section id="create" title={words.own.createTitle}>
        <CreateTeam words={words} create={create} />
      </Section>
    </>
  );
}

function TeamList({ teams, words }: { teams: readonly OwnAccount[]; words: TeamWords }) {
  return (
    <ul className="divide-y divide-line border-b border-line">
      {teams.map(({ id, name, role }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <span aria-hidden="true" className="h-8 w-1 shrink-0 rounded-full bg-warning" />
          <span className="grid min-w-0 grow">
            <span className="font-medium break-words">{name}</span>
            <span className="text-sm text-ink-quiet">{words.roles[role]}</span>
          </span>
          <form method="post" action="/auth/act-for">
            <input type="hidden" name="to" value="/dashboard/team" />
            <Button type="submit" name="account" value={id}>
              {words.own.open}
              <span className="sr-only">: {name}</span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
