'use client';
import { format } from '@/lib/core/i18n/format';
import type { EditorView } from '@/lib/domain/workflows/editing/schema';
import { When } from '../../ui/when';
import type { WorkflowsWords } from '../words';
import { useEditing } from './editing';

type Change = EditorView['changes'][number];

/** What publishing would change, each with who did it and when. */
export function ChangeList() {
  const { state, words, language, timeZone } = useEditing();
  return (
    <ul className="grid gap-1 text-sm">
      {state.view.changes.map((change) => (
        <li key={change.place} className="flex flex-wrap gap-x-3 wrap-anywhere">
          <span>{changeText(change, state.view, words)}</span>
          <span className="text-ink-quiet">
            {authorOf(change, words)} {change.at ? <When iso={change.at} language={language} timeZone={timeZone} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same in one line: by whom, and what. */
export function useChangesInShort(): string {
  const { state, words, language } = useEditing();
  const { changes } = state.view;
  const authors = [...new Set(changes.map((change) => authorOf(change, words)))].filter((name) => name !== '');
  const what = changes.map((change) => changeText(change, state.view, words)).join(' · ');
  return authors.length === 0 ? what : `${new Intl.ListFormat(language, { type: 'unit' }).format(authors)}: ${what}`;
}

const authorOf = ({ by }: Change, { publish }: WorkflowsWords): string => (by ? (by.isMe ? publish.me : by.name) : '');

function changeText({ place, change, documentId }: Change, { draft, live, templates }: EditorView, { changes, members, outputEmail }: WorkflowsWords): string {
  const document = [...draft.documents, ...live.documents].find(({ id }) => id === documentId);
  const name = templates.find(({ id }) => id === document?.fileId)?.name ?? document?.outputName ?? '';
  if (change === 'added' || change === 'removed') return format(changes[change], { name });
  if (documentId !== null) return format(changes.set, { name, member: members[place.slice(place.indexOf('.') + 1) as keyof typeof members] });
  if (place === 'email') return outputEmail.changed;
  const value = place === 'name' || place === 'language' || place === 'timeZone' ? draft[place] : '';
  return format(changes[place as 'name' | 'color' | 'icon' | 'language' | 'timeZone' | 'order'], { value });
}
