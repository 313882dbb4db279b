import { Inline } from './prose';
import { ShapeLink } from './shape-list';
import type { MemberView } from './view';

/** The members of a body, or the parameters of a call: a row each, which needs no more width than a phone has. */
export function MemberList({ members, label }: { members: readonly MemberView[]; label: string }) {
  return (
    // What all rows share is said once, at the list: a page has hundreds of them.
    <ul
      aria-label={label}
      className="divide-y divide-line border-y border-line *:grid *:gap-x-4 *:gap-y-0.5 *:py-2.5 *:md:grid-cols-[13rem_minmax(0,1fr)] [&_code]:font-mono [&_code]:text-sm [&_code]:break-words [&>li>*]:min-w-0"
    >
      {members.map((member) => (
        <li key={member.name}>
          <p className={indent(member.name)}>
            <code className="font-medium">{member.name}</code>
          </p>
          <div>
            <p className="text-sm text-ink-quiet">
              {member.type}
              {member.shape ? (
                <>
                  : <ShapeLink name={member.shape} />
                </>
              ) : null}
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
const indent = (name: string): string | undefined => (name.includes('.') ? 'pl-4' : undefined);
