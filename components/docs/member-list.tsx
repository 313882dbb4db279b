import { Inline } from './prose';
import type { MemberView } from './view';

/** The members of a body, or the parameters of a call: a row each, which needs no more width than a phone has. */
export function MemberList({ members, label }: { members: readonly MemberView[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {members.map((member) => (
        <li key={member.name} className="grid gap-x-4 gap-y-0.5 py-2.5 md:grid-cols-[13rem_minmax(0,1fr)]">
          <p className={`min-w-0 ${indent(member.name)}`}>
            <code className="font-mono text-sm font-medium break-words">{member.name}</code>
          </p>
          <div className="min-w-0">
            <p className="text-sm text-ink-quiet">
              {member.type}
              {member.required ? <span className="font-medium text-ink"> · required</span> : null}
            </p>
            {member.description ? (
              <p>
                <Inline text={member.description} />
              </p>
            ) : null}
            {member.notes.length > 0 ? (
              <p className="text-sm text-ink-quiet">
                <Inline text={member.notes.join(' ')} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Inner members stand a little further in. */
const indent = (name: string): string => (name.includes('.') ? 'pl-4' : '');
