import { characterLines, hasCharacter } from '../pages/page-lines.mjs';

/** Braces that kerning or a new text run drew apart come with a space between them. */
const TAG = /\{[ \u00a0]?\{([^{}]{1,240}?)\}[ \u00a0]?\}/g;
const KINDS = new Set(['signature', 'date', 'text']);
/** Characters of a tag between its braces. */
const MAX_LENGTH = 160;
/** Line ends that a long label may have been wrapped at. */
const MAX_BREAKS = 2;
const MAX_TAGS = 1_000;
const LIGATURES = /[\ufb00-\ufb06]/g;

/**
 * The field tags in a page's text: `content` as between the braces of a markdown tag, `first` the box of its first
 * line and `ink` what is printed of it, line by line; and the boxes of all other text. Fractions of the page as displayed.
 */
export function findTags(page, width, height) {
  if (!hasCharacter(page, '{')) return { tags: [], others: [] };
  const stream = characterLines(page, width, height, { withInk: true }).flatMap((line, index) => [
    ...line.characters.map((character) => ({ ...character, line: index })),
    { text: '\n', line: index },
  ]);
  // One entry for each unit of the string, so that a place in it leads to a character.
  const units = stream.flatMap((character) => Array.from({ length: character.text.length }, () => character));
  const text = stream.map((character) => character.text).join('');
  const tags = [];
  const ofTags = new Set();
  for (const match of text.matchAll(TAG)) {
    const content = contentOf(match[1]);
    if (content === undefined || tags.length >= MAX_TAGS) continue;
    const characters = [...new Set(units.slice(match.index, match.index + match[0].length))].filter((one) => one.box);
    for (const character of characters) ofTags.add(character);
    const rows = byLine(characters);
    tags.push({ content, first: around(rows[0].map(({ box }) => box)), ink: rows.map((row) => around(row.map(({ ink, box }) => ink ?? box))) });
  }
  return { tags, others: otherText(stream, ofTags) };
}

/** `kind:party:label` without the spaces that setting put in, or undefined for what is no field tag. */
function contentOf(between) {
  if ((between.match(/\n/g) ?? []).length > MAX_BREAKS) return undefined;
  const [kind, party, ...label] = between.split(':');
  const bare = (word) => word.normalize('NFKC').replace(/\s/g, '');
  if (!KINDS.has(bare(kind))) return undefined;
  const words = label
    .join(':')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim();
  const content = [bare(kind), ...(party === undefined ? [] : [bare(party)]), ...(words === '' ? [] : [words])].join(':');
  return content.length > MAX_LENGTH ? undefined : content;
}

function byLine(characters) {
  const lines = new Map();
  for (const character of characters) lines.set(character.line, [...(lines.get(character.line) ?? []), character]);
  return [...lines.values()];
}

/** The smallest box around boxes. */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Boxes of what stands between the tags: a line that holds one is cut at it. */
function otherText(stream, ofTags) {
  const boxes = [];
  let run = [];
  const end = () => {
    if (run.some(({ text }) => text.trim() !== '')) boxes.push(around(run.map(({ box }) => box)));
    run = [];
  };
  for (const character of stream) {
    if (ofTags.has(character) || character.text === '\n') end();
    else if (character.box && character.text.trim() !== '') run.push(character);
  }
  end();
  return boxes;
}
