/** Fractions of a line's height. */
const NO_WIDTH = 0.02;
const WORD_GAP = 0.1;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const ARABIC = /\p{Script=Arabic}/u;

/**
 * Arabic letters are drawn as a body and its dots, and PDFium reports both as the whole letter,
 * with spaces where it jumps between them. Takes and gives back `{ text, box }` in reading order.
 */
export function settleRightToLeft(characters) {
  if (!characters.some(({ text }) => RIGHT_TO_LEFT.test(text))) return characters;
  const letters = characters.filter((character, index) => !isDots(character, characters.slice(index + 1)));
  return letters.filter(({ text, box }, index) => {
    if (text !== ' ' || !isThin(box)) return true;
    const [before, after] = [letters[index - 1]?.box, letters[index + 1]?.box];
    return before && after && gap(before, after) > (before.bottom - before.top) * WORD_GAP;
  });
}

const isThin = (box) => !box || box.right - box.left < (box.bottom - box.top) * NO_WIDTH;
const gap = (one, other) => Math.max(one.left - other.right, other.left - one.right);

function isDots({ text, box }, following) {
  if (!ARABIC.test(text) || /\p{M}/u.test(text)) return false;
  return isThin(box) || following.some((next) => next.text === text && next.box && -gap(box, next.box) > (box.right - box.left) / 2);
}
