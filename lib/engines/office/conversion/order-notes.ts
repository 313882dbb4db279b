import type { OfficePackage } from '../package/office-package.ts';
import { partBeside } from './part-beside.ts';

const KINDS = ['footnote', 'endnote'] as const;
/** Below it stand the lines that part notes from the text. */
const FIRST_ID = 2;

/**
 * Numbers notes in the order in which the text refers to them. LibreOffice takes the n-th reference for the n-th note by id,
 * and a note that was repeated has the next free one.
 */
export function orderNotes(office: OfficePackage): void {
  for (const kind of KINDS) {
    const part = partBeside(office, `${kind}s`);
    if (!part) continue;
    const reference = new RegExp(`(<w:${kind}Reference\\b[^>]*?\\sw:id=")(-?\\d+)(")`, 'g');
    const text = office.text(office.mainPart);
    const order = new Map<string, string>();
    for (const [, , id = ''] of text.matchAll(reference)) if (!order.has(id)) order.set(id, String(FIRST_ID + order.size));
    if ([...order].every(([id, ordered]) => id === ordered)) continue;
    const note = new RegExp(`<w:${kind}\\b[^>]*>`, 'g');
    const given = office.text(part);
    // One that nothing refers to goes behind them; what parts notes from the text keeps its number.
    let last = FIRST_ID + order.size;
    const renumbered = given.replace(note, (open) =>
      /\sw:type="(?!normal)/.test(open)
        ? open
        : open.replace(/(\sw:id=")(-?\d+)(")/, (_, before, id, after) => `${before}${order.get(id) ?? String(last++)}${after}`),
    );
    if (hasDoubles(renumbered, note)) continue;
    office.write(
      office.mainPart,
      text.replace(reference, (_, before, id, after) => `${before}${order.get(id)}${after}`),
    );
    office.write(part, renumbered);
  }
}

/** Where a part's separators have numbers of their own choice, nothing is renumbered. */
function hasDoubles(notes: string, note: RegExp): boolean {
  const ids = [...notes.matchAll(note)].map(([open]) => /\sw:id="(-?\d+)"/.exec(open)?.[1]);
  return new Set(ids).size < ids.length;
}
