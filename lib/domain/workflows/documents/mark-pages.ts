import { readTags } from '@/lib/engines/office/language/read-tags';
import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import type { Mark, ShownTag } from '../views/document-view';
import { PageText } from './page-text';

/** Letters on each side of a tag by which what it wrote is found again. */
const CONTEXT = 24;
/** A value so short is only found beside the text that stands around its tag. */
const SHORT = 4;
const MOST_MARKS = 2_000;

type Marked = Mark & { page: number };
type Found = { index: number; tag: ShownTag; left: string; right: string; at: number };

/** By page, the tags of a template where they stand. */
export function markTemplate(pages: readonly PageDescription[], tags: readonly ShownTag[]): Mark[][] {
  const text = new PageText(pages);
  const marks = tagsIn(text, tags).flatMap(({ index, tag, at, length }) => boxed(text, index, tag, at, at + length));
  return byPage(pages, marks);
}

/** By page of the filled document, what the tags of the template wrote there, and where one wrote nothing. */
export function markFilled(pages: readonly PageDescription[], template: readonly PageDescription[], tags: readonly ShownTag[]): Mark[][] {
  const [text, before] = [new PageText(pages), new PageText(template)];
  const marks = tagsIn(before, tags).flatMap((found) => (wroteNothing(found.tag) ? gaps(text, before, found) : written(text, found)));
  const once = new Map(marks.map((mark) => [`${mark.page} ${mark.x} ${mark.y} ${mark.tag}`, mark]));
  return byPage(pages, [...once.values()]);
}

/** Where a value was asked for and none came: silently blank it would be overlooked. */
const wroteNothing = ({ standing, kind, values }: ShownTag): boolean =>
  standing === 'missing' || (standing === 'unknown' && kind === 'value' && values.length === 0);

function tagsIn(text: PageText, tags: readonly ShownTag[]): (Found & { length: number })[] {
  const indexOf = new Map(tags.map(({ source }, index) => [source, index]));
  const placed = readTags(text.text);
  return placed.flatMap(({ source, start, end }, at) => {
    const index = indexOf.get(source);
    const tag = index === undefined ? undefined : tags[index];
    if (index === undefined || !tag) return [];
    const line = { from: text.lineAt(start).from, to: text.lineAt(end).to };
    const left = text.text.slice(Math.max(line.from, placed[at - 1]?.end ?? 0), start);
    const right = text.text.slice(end, Math.min(line.to, placed[at + 1]?.start ?? line.to));
    return [{ index, tag, left: left.slice(-CONTEXT), right: right.slice(0, CONTEXT), at: start, length: end - start }];
  });
}

/** Where a tag's values stand between the same words as the tag; a long one that is nowhere so, wherever it stands alone. */
function written(text: PageText, { index, tag, left, right }: Found): Marked[] {
  return [...new Set(tag.values)].flatMap((value) => {
    const words = value.replace(/\s+/g, ' ').trim();
    if (words === '') return [];
    const isAlone = left.trim() === '' && right.trim() === '';
    const beside = placesOf(text.text, `${left}${words}${right}`)
      .map((at) => at + left.length)
      .filter((at) => !isAlone || (text.lineAt(at).from === at && text.lineAt(at).to === at + words.length));
    const alone = words.length >= SHORT ? placesOf(text.text, words) : [];
    const places = beside.length > 0 ? beside : alone;
    return places.flatMap((at) => boxed(text, index, tag, at, at + words.length));
  });
}

/** Where a tag wrote nothing: between the words that stood around it, or else beneath the line that stood before it. */
function gaps(text: PageText, template: PageText, { index, tag, left, right, at }: Found): Marked[] {
  const around = `${left}${right}`.trim() === '' ? [] : placesOf(text.text, `${left}${right}`).map((place) => place + left.length);
  const found = around.length > 0 ? around : placesOf(text.text, left.trimEnd(), left.trim().length > 1).map((place) => place + left.trimEnd().length);
  const places = found.length > 0 ? found : [template.lineAt(Math.max(0, template.lineAt(at).from - 1))].flatMap((line) => endsOf(text, template, line));
  return places.flatMap((place) => {
    const gap = text.gapAt(place);
    return gap ? [{ tag: index, standing: tag.standing, page: gap.page, ...gap.box }] : [];
  });
}

/** The end of a line of the template, where it stands in the filled document too. */
function endsOf(text: PageText, template: PageText, { from, to }: { from: number; to: number }): number[] {
  const words = template.text.slice(from, to);
  return words.length >= SHORT && !words.includes('{{') ? placesOf(text.text, words).map((at) => at + words.length) : [];
}

function placesOf(text: string, words: string, isWorthIt = words.trim() !== ''): number[] {
  const places: number[] = [];
  if (!isWorthIt) return places;
  for (let at = text.indexOf(words); at !== -1 && places.length < MOST_MARKS; at = text.indexOf(words, at + 1)) places.push(at);
  return places;
}

const boxed = (text: PageText, tag: number, { standing }: ShownTag, from: number, to: number): Marked[] =>
  text.boxesOf(from, to).map(({ page, box }) => ({ tag, standing, page, ...box }));

const byPage = (pages: readonly PageDescription[], marks: readonly Marked[]): Mark[][] =>
  pages.map((_, index) =>
    marks
      .filter(({ page }) => page === index)
      .slice(0, MOST_MARKS)
      .map(({ page: _page, ...mark }) => mark),
  );
