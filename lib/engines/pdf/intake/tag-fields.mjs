/** Points: a signature smaller than this cannot be read, and a line of eleven points needs this height. */
const SIGNATURE = { width: 130, height: 46 };
/** Fractions of the page. */
const SMALLEST_SIGNATURE = { width: 0.2, height: 0.05 };
const TEXT_WIDTH = 150;
const DATE_WIDTH = 80;
const LINE_HEIGHT = 18;
/** Points between a field and what stands beside it. */
const GAP = 3;

/**
 * The box of each tag's field on a page of so many points: at the tag's place, large enough to be used, kept on
 * the page, and as far as there is room beside all other text.
 */
export function fieldsOfTags({ tags, others }, pageWidth, pageHeight) {
  const placed = [];
  return tags.map((tag) => {
    const obstacles = [...others, ...placed, ...tags.filter((one) => one !== tag).map(({ first }) => first)];
    const kind = /^\w+/.exec(tag.content)?.[0];
    const place = kind === 'signature' ? signatureBox : lineBox;
    const box = place(tag.first, obstacles, { pageWidth, pageHeight, kind });
    placed.push(box);
    return { content: tag.content, ...box };
  });
}

function signatureBox(tag, obstacles, { pageWidth, pageHeight }) {
  const width = Math.min(1, Math.max(tag.width, SMALLEST_SIGNATURE.width, Math.min(0.45, SIGNATURE.width / pageWidth)));
  const height = Math.min(1, Math.max(SMALLEST_SIGNATURE.height, Math.min(0.12, SIGNATURE.height / pageHeight)));
  const middle = tag.y + tag.height / 2;
  // People sign above the line, so the box grows upwards first.
  const tops = [tag.y + tag.height - height, tag.y, middle - height / 2];
  const lefts = [tag.x, tag.x + tag.width - width, tag.x + tag.width / 2 - width / 2];
  const candidates = lefts.flatMap((x) => tops.map((y) => onPage({ x, y, width, height })));
  return leastCovering(candidates, obstacles);
}

function lineBox(tag, obstacles, { pageWidth, pageHeight, kind }) {
  const wanted = Math.max(tag.width, Math.min(0.6, (kind === 'date' ? DATE_WIDTH : TEXT_WIDTH) / pageWidth));
  const height = Math.max(tag.height, Math.min(0.1, LINE_HEIGHT / pageHeight));
  const middle = tag.y + tag.height / 2;
  const room = roomToTheRight(tag, obstacles, GAP / pageWidth);
  const width = Math.min(1, Math.max(tag.width, Math.min(wanted, room)));
  const tall = [middle - height / 2, tag.y + tag.height - height].map((y) => onPage({ x: tag.x, y, width, height }));
  return leastCovering([...tall, onPage({ x: tag.x, y: tag.y, width, height: tag.height })], obstacles);
}

/** How wide a box that starts with the tag may be before it meets other text of its row. */
function roomToTheRight(tag, obstacles, gap) {
  const beside = obstacles.filter((one) => one.y < tag.y + tag.height && one.y + one.height > tag.y && one.x > tag.x + tag.width / 2);
  return Math.min(1, ...beside.map((one) => one.x - gap)) - tag.x;
}

/** The first of those that cover the least of other text. */
function leastCovering(candidates, obstacles) {
  const costs = candidates.map((box) => obstacles.reduce((sum, one) => sum + shared(box, one), 0));
  return candidates[costs.indexOf(Math.min(...costs))];
}

function shared(one, other) {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

const onPage = (box) => ({ ...box, x: Math.max(0, Math.min(box.x, 1 - box.width)), y: Math.max(0, Math.min(box.y, 1 - box.height)) });
