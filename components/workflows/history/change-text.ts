import { format } from '@/lib/core/i18n/format';
import type { ShownChange } from '@/lib/domain/workflows/history/schema';
import type { Speaking, WorkflowsWords } from '../words';

type Place = ShownChange['changes'][number];

/** What somebody did, in a few words. */
export function kindText({ kind, version, file }: ShownChange, { history }: WorkflowsWords, language: Speaking['language']): string {
  return format(history.kinds[kind], { version: version ?? 0, name: file?.name ?? '', number: file?.number ?? 0 }, language);
}

/** Who did it; a key by its name. */
export function authorText({ by: { kind, name } }: ShownChange, { history: { authors } }: WorkflowsWords): string {
  if (kind === 'me') return authors.me;
  if (kind === 'operator') return authors.operator;
  if (kind === 'key') return name === null ? authors.keyGone : format(authors.key, { name });
  return name ?? authors.gone;
}

/** What is otherwise at one place: from what to what, where both can be told. */
export function placeText({ place, change, name, from, to, by }: Place, words: WorkflowsWords): string {
  const { history } = words;
  const said = (value: string | boolean): string => (typeof value === 'boolean' ? (value ? history.yes : history.no) : value === '' ? history.nothing : value);
  const what = subjectOf({ place, change, name }, words);
  const isTold = change === 'set' && from !== null && to !== null && place !== 'color';
  const text = isTold ? format(history.fromTo, { what, from: said(from), to: said(to) }) : what;
  return by === null ? text : `${text} · ${format(history.by, { name: by })}`;
}

function subjectOf({ place, change, name }: Pick<Place, 'place' | 'change' | 'name'>, { changes, members, ...words }: WorkflowsWords): string {
  if (change === 'added' || change === 'removed') return format(changes[change], { name: name ?? '' });
  if (place === 'email') return words.outputEmail.changed;
  if (name !== null) return format(changes.set, { name, member: members[place.slice(place.indexOf('.') + 1) as keyof typeof members] });
  // The words of a change end in its value, which stands behind the arrow here.
  const shown = { name: words.name, color: changes.color, icon: changes.icon, order: changes.order } as Record<string, string>;
  return shown[place] ?? format(changes[place as 'language' | 'timeZone'], { value: '' }).replace(/\s*[:：]\s*$/, '');
}
