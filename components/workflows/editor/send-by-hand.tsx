'use client';
import Link from 'next/link';
import { type FormEvent, useMemo, useState } from 'react';
import { standingLink } from '../../dashboard/list-pages';
import { Button } from '../../ui/button';
import { Tabs } from '../../ui/tabs';
import { TextArea } from '../../ui/text-area';
import { fieldTree } from '../source/field-tree';
import { handForm, startingData } from '../source/hand-form';
import { HandInputs } from '../source/hand-inputs';
import { type RefusedPost, refusedPost } from '../source/refused-post';
import { examplePost } from '../state/example-post';
import { objectIn, type PostedByHand, postByHand } from '../state/post-by-hand';
import { useEditing } from './editing';

type Way = 'form' | 'json';
type Outcome = { kind: 'sent'; posted: PostedByHand } | ({ kind: 'problem' } & RefusedPost) | null;

/** Posts data to the workflow's address as a form or another program would: by a form of its fields or as JSON, both of one and the same text. */
export function SendByHand() {
  const { state, sample, words, language } = useEditing();
  const { byHand } = words;
  const { id, isOn, status, source } = state.view;
  const kinds = useMemo(() => new Map(source.fields.map(({ name, kind }) => [name, kind])), [source.fields]);
  const start = useMemo(() => {
    const data = startingData(sample, fieldTree(sample ?? {}, source.fields, []), kinds);
    return JSON.stringify(Object.keys(data).length > 0 ? data : examplePost, null, 2);
  }, [sample, source.fields, kinds]);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setWay] = useState<Way | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setBusy] = useState(false);
  const text = typed ?? start;
  const data = objectIn(text);
  const way = chosen ?? (source.fields.length > 0 ? 'form' : 'json');
  const problems = outcome?.kind === 'problem' ? outcome : null;
  const write = (next: string) => {
    setTyped(next);
    setWay(way);
    setOutcome(null);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setWay(way);
    const answer = await postByHand(source.url, text);
    setBusy(false);
    setOutcome(answer.kind === 'done' ? { kind: 'sent', posted: answer.value } : { kind: 'problem', ...refusedPost(answer, words) });
  };
  const form = data ? (
    <HandInputs
      data={data}
      fields={handForm(data, kinds)}
      problems={problems?.at ?? {}}
      change={(next) => write(JSON.stringify(next, null, 2))}
      words={words}
      language={language}
    />
  ) : (
    <p className="text-sm text-danger">{byHand.broken}</p>
  );
  const json = (
    <TextArea
      name="data"
      label={byHand.label}
      rows={8}
      dir="ltr"
      spellCheck={false}
      value={text}
      onChange={({ target }) => write(target.value)}
      problem={way === 'json' && problems ? [problems.whole, ...Object.values(problems.at)].filter((each) => each !== null).join(' ') : null}
      className="w-full rounded border border-line-strong bg-surface px-3 py-2 font-mono text-xs text-ink aria-invalid:border-danger"
    />
  );
  return (
    <form onSubmit={send} className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1">
      <Tabs
        label={byHand.how}
        value={way}
        onValueChange={setWay}
        tabs={[
          { value: 'form', label: byHand.asForm, content: source.fields.length > 0 ? form : <p className="text-sm text-ink-quiet">{byHand.nothing}</p> },
          { value: 'json', label: byHand.asJson, content: json },
        ]}
      />
      {isOn && status === 'COMPLETE' ? <p className="text-sm">{byHand.starts}</p> : null}
      {way === 'form' && problems?.whole ? <p className="text-sm text-danger">{problems.whole}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isInactive={isBusy}>
          {byHand.send}
        </Button>
        <p role="status" className="text-sm text-success">
          {outcome?.kind === 'sent' ? byHand.sent : ''}
        </p>
        {outcome?.kind === 'sent' && outcome.posted.automationId ? (
          <Link href={`/dashboard/workflows/${id}/runs/${outcome.posted.automationId}`} className={standingLink}>
            {byHand.toRun}
          </Link>
        ) : outcome?.kind === 'sent' ? (
          <p className="text-sm text-ink-quiet">{byHand.kept}</p>
        ) : null}
      </div>
    </form>
  );
}
