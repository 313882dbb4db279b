import { type FieldKind, partsOf } from '@/lib/core/text/field-tag';
import type { TakenIn } from '@/lib/engines/pdf/intake/intake-jobs';
import type { Box, Place, Size } from '@/lib/engines/pdf/place';
import { parties } from '../../rules';
import type { Suggestion } from '../schema';
import { areGerman, kindOfCaption } from './caption-words';

const maxSuggestions = 200;
const maxLabelCharacters = 80;

/** Points: what a signature needs to be read, and how wide fields are where there is room for more. */
const signature = { height: 40, widest: 220 };
const line = { height: 18, widest: { date: 110, text: 260 } };
/** Of the smaller of two boxes: those that share more are one and the same. */
const same = 0.3;

type Read = Pick<TakenIn, 'tags' | 'formFields' | 'captions' | 'pages'>;

/** Where a document seems to ask for something: by its tags, by its form, by its words. What one of them says the next does not say again. */
export function suggestFields({ tags, formFields, captions, pages }: Read): Suggestion[] {
  const isGerman = areGerman(captions.map(({ text }) => text));
  const all = [
    ...tags.flatMap(({ content, ...place }) => ofTag(content, place)),
    ...formFields.flatMap((field) => ofFormField(field, isGerman)),
    ...captions.flatMap((caption) => ofCaption(caption, pages[caption.page - 1], isGerman)),
  ];
  const kept: Suggestion[] = [];
  for (const one of all) if (kept.length < maxSuggestions && (one.why === 'tag' || !kept.some((other) => areSame(one, other)))) kept.push(one);
  return kept;
}

/** A tag that names nobody, or somebody unknown, makes no field: sending says what is wrong with it. */
function ofTag(content: string, { page, x, y, width, height }: Place): Suggestion[] {
  const parts = partsOf(content);
  const party = parties.find((name) => name === parts?.party);
  if (!parts || !party) return [];
  return [{ kind: parts.kind, party, page, x, y, width, height, ...labelled(parts.label), why: 'tag', text: content }];
}

function ofFormField({ kind, asks, page, x, y, width, height }: Read['formFields'][number], isGerman: boolean): Suggestion[] {
  const meant: FieldKind = kind === 'text' ? (kindOfCaption(asks.replace(/[_\d]+/g, ' '), isGerman) ?? 'text') : kind;
  return [
    { kind: meant, party: 'signer', page, ...onPage({ x, y, width, height }), ...(meant === 'text' ? labelled(asks) : {}), why: 'form-field', text: asks },
  ];
}

function ofCaption({ text, page, blank, isLine }: Read['captions'][number], size: Size | undefined, isGerman: boolean): Suggestion[] {
  const kind = kindOfCaption(text, isGerman);
  if (!kind || !size) return [];
  const asks = text.replace(/[\s:：*]+$/u, '').trim();
  return [{ kind, party: 'signer', page, ...boxOver(blank, kind, isLine, size), ...(kind === 'text' ? labelled(asks) : {}), why: 'word', text: asks }];
}

/** On a line as people write: it ends a little below, and stands above it. Beside words without a line it stands in their row. */
function boxOver(blank: Box, kind: FieldKind, isLine: boolean, size: Size): Box {
  const [widest, points] = kind === 'signature' ? [signature.widest, signature.height] : [line.widest[kind], line.height];
  const height = Math.min(0.2, points / size.height);
  const width = Math.min(blank.width, widest / size.width);
  const bottom = isLine ? blank.y + blank.height : blank.y + blank.height / 2 + height / 2;
  return onPage({ x: blank.x, y: bottom - height, width, height });
}

const labelled = (label: string) => (label === '' ? {} : { label: [...label].slice(0, maxLabelCharacters).join('') });

function areSame(one: Suggestion, other: Suggestion): boolean {
  if (one.page !== other.page) return false;
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 && across * down > same * Math.min(one.width * one.height, other.width * other.height);
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

function onPage({ x, y, width, height }: Box): Box {
  const [wide, high] = [within(width, 1), within(height, 1)];
  return { x: within(x, 1 - wide), y: within(y, 1 - high), width: wide, height: high };
}
