import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { type Editor, type EditorAction, edited, pagesWithout } from '../editor/editor';
import { A4, type Box, type EditorField, MM_PER_POINT, type PageSize } from '../editor/field';
import type { SendWords } from '../send-words';

/** A field as it is called: "Signature, signer, page 2". */
export function nameOf(field: EditorField, words: SendWords, language: Language): string {
  const kind = field.kind === 'text' && field.label?.trim() ? `${words.kinds.text} “${field.label.trim()}”` : words.kinds[field.kind];
  const name = format(words.fields.name, { kind, party: words.parties[field.party], page: field.page }, language);
  return field.required ? name : `${name}, ${words.fields.optional}`;
}

export type Millimetres = { x: number; y: number; width: number; height: number };

/** A tenth of a millimetre is finer than a hand. */
export const inMillimetres = (box: Box, page: PageSize): Millimetres => {
  const mm = (share: number, points: number) => Math.round(share * points * MM_PER_POINT * 10) / 10;
  return { x: mm(box.x, page.width), y: mm(box.y, page.height), width: mm(box.width, page.width), height: mm(box.height, page.height) };
};

/** What a screen reader is told of an act; null where there is nothing to tell. */
export function spoken(action: EditorAction, before: Editor, pages: readonly PageSize[], words: SendWords, language: Language): string | null {
  const { fields: said } = words;
  const name = (field: EditorField) => nameOf(field, words, language);
  if (action.type === 'undo') return said.undone;
  if (action.type === 'redo') return said.redone;
  if (action.type === 'add') return action.fields.map((field) => said.placed.replace('{field}', () => name(field))).join(' ');
  const field = 'id' in action ? before.fields.find(({ id }) => id === action.id) : undefined;
  if (!field) return null;
  if (action.type === 'remove') return said.removed.replace('{field}', () => name(field));
  if (action.type === 'copy-to-pages') return format(said.copied, { count: pagesWithout(before.fields, field, pages.length).length }, language);
  if (action.type !== 'move' && action.type !== 'resize' && action.type !== 'put') return null;
  const after = edited(before, action, pages).fields.find(({ id }) => id === field.id) ?? field;
  const { x, y, width, height } = inMillimetres(after, pages[after.page - 1] ?? A4);
  return format(said.at, { across: x, down: y, width, height }, language);
}
