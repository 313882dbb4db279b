import { CodeBlock } from './code-block';
import { Folded } from './folded';
import { MemberList } from './member-list';
import { Inline } from './prose';
import { ShapeLink } from './shape-list';
import type { AnswerView } from './view';

/** Every answer of an operation: its status, what it holds, and its errors with their sentences. */
export function AnswerList({ answers, operation }: { answers: readonly AnswerView[]; operation: string }) {
  return (
    <ul className="divide-y divide-line border-y border-line *:grid *:grid-cols-[3.5rem_minmax(0,1fr)] *:py-2.5 [&>li>div]:grid [&>li>div]:min-w-0 [&>li>div]:gap-2 [&>li>p]:font-mono [&>li>p]:font-medium [&>li>p]:tabular-nums">
      {answers.map((answer) => (
        <li key={answer.status}>
          <p className={Number(answer.status) < 400 ? 'text-success' : 'text-danger'}>{answer.status}</p>
          <div>
            <p>
              <Inline text={answer.description} /> {answer.mediaType && answer.mediaType !== 'application/json' ? <code>{answer.mediaType}</code> : null}
              {answer.shape ? (
                <>
                  {answer.isList ? 'A list of ' : ''}
                  <ShapeLink name={answer.shape} />
                </>
              ) : null}
            </p>
            {answer.headers.length > 0 ? <p className="text-sm text-ink-quiet">Headers: {answer.headers.join(', ')}</p> : null}
            {answer.errors.length > 0 ? <Errors errors={answer.errors} /> : null}
            <Details answer={answer} operation={operation} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Errors({ errors }: { errors: AnswerView['errors'] }) {
  return (
    <dl className="grid gap-1.5 text-sm [&_dd]:inline [&_dd]:text-ink-quiet [&_dt]:inline [&_dt]:font-mono [&_dt]:font-medium">
      {errors.map(({ code, message }) => (
        <div key={`${code} ${message}`}>
          <dt>{code}</dt> <dd>{message}</dd>
        </div>
      ))}
    </dl>
  );
}

function Details({ answer: { status, members, examples }, operation }: { answer: AnswerView; operation: string }) {
  if (members.length === 0 && examples.length === 0) return null;
  const label = `Members of the ${status} answer of ${operation}`;
  return (
    <Folded
      title={
        <>
          {members.length > 0 ? 'Members and examples' : 'Examples'}
          <span className="sr-only">
            {' '}
            of {status}, {operation}
          </span>
        </>
      }
    >
      <div className="grid gap-3">
        {members.length > 0 ? <MemberList members={members} label={label} /> : null}
        {examples.map(({ summary, json }) => (
          <CodeBlock key={summary} code={json} language="JSON" label={`${operation} ${status}: ${summary}`} />
        ))}
      </div>
    </Folded>
  );
}
