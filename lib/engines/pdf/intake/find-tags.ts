import { type Character, characterLines } from '../pages/page-lines.ts';
import type { Handle } from '../pages/pdfium-document.ts';
import { around, boxOfSides } from '../pages/sides.ts';
import type { Box } from '../place.ts';
import { drawnTags, unknownTags } from '../tag-syntax.ts';

const MAX_TAGS = 1_000;

/** `content` as between the braces of a markdown tag, `first` the box of its first line and `ink` what is printed of it, line by line. */
export type TagInText = { content: string; first: Box; ink: Box[] };
/** A character and the number of its line; between two lines stands a line break. */
type InLine = Character & { line: number };
type Placed = InLine & Required<Pick<InLine, 'box'>>;

const isPlaced = (character: InLine): character is Placed => character.box !== undefined;

/** The field tags in a page's text, what else stands in double braces, and the boxes of all other text. Fractions of the page as displayed. */
export function findTags(page: Handle, width: number, height: number): { tags: TagInText[]; unknown: string[]; others: Box[] } {
  const stream: InLine[] = characterLines(page, width, height, { withInk: true }).flatMap((line, index) => [
    ...line.characters.map((character) => ({ ...character, line: index })),
    { text: '\n', line: index },
  ]);
  // One entry for each unit of the string, so that a place in it leads to a character.
  const units = stream.flatMap((character) => Array.from({ length: character.text.length }, () => character));
  const text = stream.map((character) => character.text).join('');
  const tags: TagInText[] = [];
  const ofTags = new Set<InLine>();
  for (const { content, start, end } of drawnTags(text).slice(0, MAX_TAGS)) {
    const characters = [...new Set(units.slice(start, end))].filter(isPlaced);
    for (const character of characters) ofTags.add(character);
    const rows = byLine(characters);
    const first = boxAround(rows[0]?.map(({ box }) => box) ?? []);
    tags.push({ content, first, ink: rows.map((row) => boxAround(row.map(({ ink, box }) => ink ?? box))) });
  }
  return { tags, unknown: unknownTags(text).slice(0, MAX_TAGS), others: otherText(stream, ofTags) };
}

const byLine = (characters: readonly Placed[]): Placed[][] => [...Map.groupBy(characters, ({ line }) => line).values()];

const boxAround = (boxes: Parameters<typeof around>[0]): Box => boxOfSides(around(boxes));

/** Boxes of what stands between the tags: a line that holds one is cut at it. */
function otherText(stream: readonly InLine[], ofTags: ReadonlySet<InLine>): Box[] {
  const boxes: Box[] = [];
  let run: Placed[] = [];
  const end = () => {
    if (run.some(({ text }) => text.trim() !== '')) boxes.push(boxAround(run.map(({ box }) => box)));
    run = [];
  };
  for (const character of stream) {
    if (ofTags.has(character) || character.text === '\n') end();
    else if (isPlaced(character) && character.text.trim() !== '') run.push(character);
  }
  end();
  return boxes;
}
