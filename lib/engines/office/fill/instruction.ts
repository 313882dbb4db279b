import type { Scope } from '../language/scope.ts';
import type { PlacedTag } from '../language/tag.ts';
import type { Place } from '../template/place-words.ts';
import { writeXmlText } from '../xml/xml-text.ts';
import type { Filling } from './filling.ts';
import { linkAddress } from './link-address.ts';

type Instruction = { text: string; tags: readonly PlacedTag[]; place: Place };

const ADDRESS = /^(\s*HYPERLINK\s+")([^"]*)(")/i;

/** The instruction of a field. A value can neither end its argument nor begin another; the address of a link is made as one. */
export function fillInstruction({ text, tags, place }: Instruction, filling: Filling, scope: Scope, isXml = true): string {
  const [all, before = '', target = '', after = ''] = ADDRESS.exec(text) ?? [''];
  let filled = '';
  let from = 0;
  if (all) {
    const within = tags
      .filter(({ end }) => end < all.length)
      .map((placed) => ({ ...placed, start: placed.start - before.length, end: placed.end - before.length }));
    const address = linkAddress(target, within, (tag) => filling.value(tag, scope, place));
    filled = `${before}${address === undefined || address === 'unsafe' ? 'about:blank' : argument(address)}${after}`;
    from = all.length;
  }
  for (const { start, end, tag } of tags) {
    if (tag.kind !== 'value' || start < from) continue;
    filled += text.slice(from, start) + argument(filling.value(tag, scope, place));
    from = end;
  }
  filled += text.slice(from);
  return isXml ? writeXmlText(filled) : filled;
}

const argument = (value: string): string => value.replace(/["\\\n\t]/g, ' ');
