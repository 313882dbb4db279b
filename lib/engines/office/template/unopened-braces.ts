import type { Finding } from '../language/finding.ts';
import { elementsNamed } from '../xml/xml-tree.ts';
import type { Marks } from './marks.ts';
import { paragraphText } from './paragraph-text.ts';
import { placeWords } from './place-words.ts';
import type { TemplatePart } from './template-part.ts';

/** Braces that close no tag, as where one is cut by the end of its paragraph. */
export function unopenedBraces(part: TemplatePart, marks: Marks): Finding[] {
  const findings: Finding[] = [];
  for (const name of ['w:p', 'a:p'])
    for (const paragraph of elementsNamed(part.root, name)) {
      const mark = marks.of.get(paragraph);
      const tags = mark?.kind === 'paragraph' ? mark.tags : [];
      const { text } = mark?.kind === 'paragraph' ? mark : paragraphText(paragraph);
      const at = firstOutside(text, tags);
      if (at < 0) continue;
      const place = placeWords({ label: part.label, table: 0, row: 0, box: false }, text, at, at + 2);
      findings.push({ code: 'unopened_braces', message: '}} has no {{ in the same paragraph, and stays as text.', place });
    }
  return findings;
}

/** The tags stand in the order of the text, so that both are gone through once. */
function firstOutside(text: string, tags: readonly { start: number; end: number }[]): number {
  let passed = 0;
  for (let at = text.indexOf('}}'); at >= 0; at = text.indexOf('}}', at + 1)) {
    while (passed < tags.length && (tags[passed]?.end ?? 0) <= at) passed += 1;
    if ((tags[passed]?.start ?? Number.POSITIVE_INFINITY) > at) return at;
  }
  return -1;
}
