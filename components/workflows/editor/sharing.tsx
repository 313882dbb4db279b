'use client';
import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { standingLink } from '../../dashboard/list-pages';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';

/** `team`: its name, where the workflow is a team's or is shared with one. */
export type Sharing = { team: string | null; people: readonly { id: string; name: string; role: 'owner' | 'editor' | 'viewer'; isMe: boolean }[] };

/** Who sees the workflow, and what each of them may do. */
export function SharingPart({ team, people }: Sharing) {
  const { words, mayEdit } = useEditing();
  const { sharing } = words;
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
        {team === null ? null : (
          <Link href="/dashboard/team" className={standingLink}>
            {sharing.team}
          </Link>
        )}
      </div>
    </Disclosure>
  );
}
