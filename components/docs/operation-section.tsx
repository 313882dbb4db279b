import type { ReactNode } from 'react';
import { AnswerList } from './answer-list';
import { ExampleList } from './example-list';
import { MemberList } from './member-list';
import { Inline, Prose } from './prose';
import type { OperationView } from './view';

/** One operation: what it does and takes and answers, with its examples beside it where there is room. */
export function OperationSection({ operation }: { operation: OperationView }) {
  const { name, method, path, summary, description, parameters, body, answers, examples } = operation;
  return (
    <article id={name} aria-labelledby={`${name}-title`} className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 min-[90rem]:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <header className="grid gap-1">
          <h2 id={`${name}-title`} className="font-serif text-lg font-semibold">
            <Inline text={summary} />
          </h2>
          <p className="font-mono text-sm break-words">
            <span className="font-semibold">{method}</span> {path}
          </p>
          <p className="text-sm text-ink-quiet">
            Operation <code className="font-mono">{name}</code> · API key {operation.needsKey ? 'required' : 'optional'}
          </p>
        </header>
        <Prose text={description} />
        {parameters.length > 0 ? (
          <Part title="Parameters">
            <MemberList members={parameters.map(({ member, place }) => ({ ...member, type: `${place}, ${member.type}` }))} label={`Parameters of ${name}`} />
          </Part>
        ) : null}
        {body ? (
          <Part title={`Body: ${body.mediaType}`}>
            {body.description ? <p>{body.description}</p> : null}
            {body.members.length > 0 ? <MemberList members={body.members} label={`Body of ${name}`} /> : null}
          </Part>
        ) : null}
        <Part title="Answers">
          <AnswerList answers={answers} operation={name} />
        </Part>
      </div>
      <ExampleList examples={examples} operation={name} />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}
