import { evaluate } from './evaluate.ts';
import type { Finding } from './finding.ts';
import { readTags } from './read-tags.ts';
import { Scope } from './scope.ts';
import type { Setting } from './setting.ts';
import type { PlacedTag } from './tag.ts';

/** Fills a text that is no document: a name, a password, a message, an address. Throws FormulaFailed. */
export function fillText(template: string, values: unknown, setting: Setting): { text: string; findings: Finding[] } {
  const findings: Finding[] = [];
  const scope = Scope.of(values);
  let text = '';
  let from = 0;
  for (const { start, end, tag } of readTags(template)) {
    if (tag.kind !== 'value') continue;
    text += template.slice(from, start) + evaluate(tag, scope, setting, (finding) => findings.push(finding));
    from = end;
  }
  return { text: text + template.slice(from), findings };
}

export const tagsOfText = (template: string): PlacedTag[] => readTags(template);
