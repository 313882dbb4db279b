import type { Tag } from './tag.ts';

/** What stands between the braces of a tag, read. */
export function parseTag(source: string): Tag {
  const [, word = '', rest = ''] = /^#\s?(if|each)(?: (.*))?$/i.exec(source) ?? [];
  if (word.toLowerCase() === 'if') return { kind: 'if', source, condition: { kind: 'name', path: rest } };
  if (word.toLowerCase() === 'each') return { kind: 'each', source, group: rest };
  if (/^else$/i.test(source)) return { kind: 'else', source };
  if (/^\/\s?if$/i.test(source)) return { kind: 'endIf', source };
  if (/^\/\s?each$/i.test(source)) return { kind: 'endEach', source };
  if (/^(signature|date|text)\s*:\s*(signer|sender)\s*(:|$)/.test(source)) return { kind: 'field', source };
  return { kind: 'value', source, of: { kind: 'name', path: source }, filters: [] };
}
