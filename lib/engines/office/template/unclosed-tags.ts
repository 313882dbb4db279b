import type { Finding } from '../language/finding.ts';
import { elementsNamed } from '../xml/xml-tree.ts';
import type { Marks } from './marks.ts';
import { paragraphText } from './paragraph-text.ts';
import { placeWords } from './place-words.ts';
import type { TemplatePart } from './template-part.ts';

/** Braces that open or close no tag, as where a tag is cut by the end of its paragraph. */
export function unclosedTags(part: TemplatePart, marks: Marks): Finding[] {
  const findings: Finding[] = [];
  for (const name of ['w:p', 'a:p'])
    for (const paragraph of elementsNamed(part.root, name)) {
      const mark = marks.of.get(paragraph);
      let text = mark?.kind === 'paragraph' ? mark.text : paragraphText(paragraph).text;
      if (!text.includes('{{') && !text.includes('}}')) continue;
      const whole = text;
      if (mark?.kind === 'paragraph') for (const { start, end } of mark.tags) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
      for (const [brace, code, what] of [
        ['{{', 'unclosed_tag', '{{ has no }} in the same paragraph'],
        ['}}', 'unopened_tag', '}} has no {{ in the same paragraph'],
      ] as const) {
        const at = text.indexOf(brace);
        if (at < 0) continue;
        const where = { label: part.label, table: 0, row: 0, box: false };
        findings.push({ code, message: `${what}, and stays as text.`, place: placeWords(where, whole, at, at + 2) });
      }
    }
  return findings;
}
