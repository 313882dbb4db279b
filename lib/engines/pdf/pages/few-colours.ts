/** Colours of a picture beyond which it holds photographs; text with soft edges in some inks has some hundred. */
const MAX_COLOURS = 6_000;
/** A colour that this share of the pixels has is seen as a colour; the others are the soft edges of letters. */
const SEEN = 0.002;
/** Shades of one channel that edges are reduced to. */
const EDGE_SHADES = 12;
const STEP = 255 / (EDGE_SHADES - 1);

/**
 * Reduces the soft edges in a picture of text to few shades, in place, so that it can be packed small without loss of
 * sharpness; what is seen as a colour stays as it is. Answers false, and changes nothing, if it holds photographs.
 * `pixels` are RGBA.
 */
export function reduceEdges(pixels: Uint8Array): boolean {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const tally = tallyOf(words);
  if (!tally) return false;
  const enough = words.length * SEEN;
  for (const [colour, count] of tally) tally.set(colour, count >= enough ? colour : edgeShade(colour));
  let last = words[0] as number;
  let reduced = tally.get(last) as number;
  for (let at = 0; at < words.length; at += 1) {
    const colour = words[at] as number;
    if (colour !== last) {
      last = colour;
      reduced = tally.get(colour) as number;
    }
    words[at] = reduced;
  }
  return true;
}

/** Pixels of each colour, counted run by run: most of a page is paper. Undefined if there are too many colours. */
function tallyOf(words: Uint32Array): Map<number, number> | undefined {
  const tally = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && words[at] === words[start]) continue;
    const colour = words[start] as number;
    tally.set(colour, (tally.get(colour) ?? 0) + at - start);
    if (tally.size > MAX_COLOURS) return undefined;
    start = at;
  }
  return tally;
}

/** The nearest of the few shades; the hue stays, as all channels move alike. */
function edgeShade(colour: number): number {
  const green = (colour >> 8) & 255;
  const shift = Math.round(Math.round(green / STEP) * STEP) - green;
  const moved = (shade: number) => Math.max(0, Math.min(255, shade + shift));
  return (moved(colour & 255) | (moved(green) << 8) | (moved((colour >> 16) & 255) << 16) | (255 << 24)) >>> 0;
}
