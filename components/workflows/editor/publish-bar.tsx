'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import { hasUnsent } from '../state/editor-state';
import type { WorkflowsWords } from '../words';
import { useEditing } from './editing';

type Outcome = 'published' | 'dropped' | 'blocked' | 'stale' | 'failed';

/** What publishing would change, by whom, and the two ways on. Nothing is shown where draft and live are the same. */
export function PublishBar() {
  const { state, words, language, timeZone, mayEdit, end } = useEditing();
  const { publish } = words;
  const { changes, problems } = state.view;
  const isBlocked = problems.length > 0;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const go = async (how: 'publish' | 'drop') => {
    setBusy(true);
    const answer = await end(how);
    setBusy(false);
    if (answer.kind === 'done') return setOutcome(how === 'publish' ? 'published' : 'dropped');
    setOutcome(answer.kind === 'unreached' ? 'failed' : answer.refusal.code === 'conflict' ? 'stale' : 'blocked');
  };
  if (changes.length === 0)
    return (
      <p role="status" className={outcome ? 'text-sm text-success' : 'sr-only'}>
        {outcome ? publish[outcome] : ''}
      </p>
    );
  return (
    <Notice title={publish.title}>
      <p>{publish.body}</p>
      {isBlocked ? <p className="text-warning">{publish.blocked}</p> : null}
      <ul className="mt-2 grid gap-1 text-sm">
        {changes.map((change) => (
          <li key={change.place} className="flex flex-wrap gap-x-3 wrap-anywhere">
            <span>{textOf(change, state.view, words)}</span>
            <span className="text-ink-quiet">
              {change.by ? (change.by.isMe ? publish.me : change.by.name) : ''}{' '}
              {change.at ? <When iso={change.at} language={language} timeZone={timeZone} /> : null}
            </span>
          </li>
        ))}
      </ul>
      {mayEdit ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="primary" disabled={isBusy || isBlocked || hasUnsent(state)} onClick={() => void go('publish')}>
            {format(publish.act, { count: changes.length }, language)}
          </Button>
          <Button disabled={isBusy || hasUnsent(state)} onClick={() => void go('drop')}>
            {publish.drop}
          </Button>
        </div>
      ) : null}
      <p role="status" className={outcome && outcome !== 'published' && outcome !== 'dropped' ? 'mt-2 text-sm text-danger' : 'sr-only'}>
        {outcome ? publish[outcome] : ''}
      </p>
    </Notice>
  );
}

type Change = EditorView['changes'][number];

function textOf({ place, change, documentId }: Change, { draft, live, templates }: EditorView, { changes, members }: WorkflowsWords): string {
  const document = [...draft.documents, ...live.documents].find(({ id }) => id === documentId);
  const name = templates.find(({ id }) => id === document?.fileId)?.name ?? document?.outputName ?? '';
  if (change === 'added' || change === 'removed') return format(changes[change], { name });
  if (documentId !== null) return format(changes.set, { name, member: members[place.slice(place.indexOf('.') + 1) as keyof typeof members] });
  const value = place === 'name' || place === 'language' || place === 'timeZone' ? draft[place] : '';
  return format(changes[place as 'name' | 'color' | 'icon' | 'language' | 'timeZone' | 'order'], { value });
}
