import { partsOf, TAG_PARTIES } from '../../../core/text/field-tag.ts';
import type { Expression } from './expression.ts';
import { parseCondition, parseFormula } from './parse-expression.ts';
import { parseFilters } from './parse-filters.ts';
import type { Tag } from './tag.ts';
import { TagFault } from './tag-fault.ts';

const MAX_CHARACTERS = 1000;
const BRACKETED = /^\[((?:[^\]]|\]\])*)\]\s*/;

/** What stands between the braces of a tag, read. What cannot be read is a broken tag, which says why. */
export function parseTag(source: string): Tag {
  try {
    if (source === '') throw new TagFault('empty_tag', 'There is no name between the braces.');
    if (source.length > MAX_CHARACTERS) throw new TagFault('tag_too_long', `It is longer than ${MAX_CHARACTERS} characters: a }} may be missing.`);
    return blockOf(source) ?? fieldOf(source) ?? valueTag(source);
  } catch (thrown) {
    if (!(thrown instanceof TagFault)) throw thrown;
    const shown = source.length > 80 ? `${source.slice(0, 80)}…` : source;
    return { kind: 'broken', source, fault: { code: thrown.code, message: `{{${shown}}} is no tag: ${thrown.message}`, tag: shown } };
  }
}

function blockOf(source: string): Tag | undefined {
  const [, sign = '', word = '', rest = ''] = /^([#/]?)\s?(if|each|else|elseif|unless|with|foreach|for)(?:\s(.*))?$/i.exec(source) ?? [];
  switch (sign + word.toLowerCase()) {
    case '#if':
      if (rest === '') throw new TagFault('no_condition', 'A name or a condition is missing after #if.');
      return { kind: 'if', source, condition: parseCondition(rest) };
    case '#each':
      if (rest === '') throw new TagFault('no_group', 'The name of a group is missing after #each.');
      return { kind: 'each', source, group: unbracketed(rest) };
    case 'else':
      if (/^if\b/i.test(rest)) throw new TagFault('unknown_block', 'There is no else if: put an {{#if ...}} ... {{/if}} after {{else}}.');
      return rest === '' ? { kind: 'else', source } : undefined;
    case '/if':
      return { kind: 'endIf', source };
    case '/each':
      return { kind: 'endEach', source };
    default:
      if (sign !== '') throw new TagFault('unknown_block', `There is no ${sign}${word}: use {{#if ...}} and {{#each ...}}.`);
      return undefined;
  }
}

/** Only what names a party is a field: `{{date}}` and `{{text: more}}` are names like others. */
function fieldOf(source: string): Tag | undefined {
  const parts = partsOf(source);
  if (!parts || !TAG_PARTIES.some((party) => party === parts.party)) return undefined;
  if (parts.kind === 'text' && parts.label === '') throw new TagFault('no_label', `A text field needs a label, as in {{text:${parts.party}:Place}}.`);
  return { kind: 'field', source };
}

function valueTag(source: string): Tag {
  if (source.startsWith('=')) {
    const { expression, end } = parseFormula(source, 1);
    return { kind: 'value', source, of: expression, isFormula: true, filters: parseFilters(source, end) };
  }
  const bracketed = BRACKETED.exec(source);
  const isBracketed = bracketed && /^(\||$)/.test(source.slice(bracketed[0].length));
  const bar = source.indexOf('|');
  const end = isBracketed ? bracketed[0].length : bar === -1 ? source.length : bar;
  const of: Expression = { kind: 'name', path: unbracketed(source.slice(0, end)) };
  if (of.path === '' && !isBracketed) throw new TagFault('empty_tag', 'There is no name between the braces.');
  return { kind: 'value', source, of, isFormula: false, filters: parseFilters(source, end) };
}

/** A name as it is meant: brackets around all of it are not part of it. */
function unbracketed(name: string): string {
  const [whole, inside] = BRACKETED.exec(name) ?? [];
  return whole?.length === name.length && inside !== undefined ? inside.replaceAll(']]', ']').trim() : name.trim();
}
