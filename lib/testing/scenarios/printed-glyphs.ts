import { svgOfPage } from './ink-on-page';

type PrintedGlyphs = {
  /** How many times the empty box that stands for a letter which no font has. */
  missing: number;
  /** Glyphs that leave ink, each as often as it is printed. */
  inked: number;
  /** How many different shapes there are among them. */
  shapes: number;
};

/** What is printed on a page, glyph for glyph: in the SVG the first glyph of every font is its box for what is missing. */
export function printedGlyphs(pdf: Uint8Array, page: number): PrintedGlyphs {
  const svg = svgOfPage(pdf, page);
  const shapes = new Map([...svg.matchAll(/<symbol[^>]* id="(glyph\d+-\d+)">\s*<path[^>]* d="([^"]*)"/g)].map(([, id = '', path = '']) => [id, path]));
  const printed = [...svg.matchAll(/<use [^>]*href="#(glyph\d+-\d+)"/g)].map(([, id = '']) => id);
  const isMissing = (id: string) => shapes.get(id) !== '' && shapes.get(id) === shapes.get(id.replace(/-\d+$/, '-0'));
  const inked = printed.filter((id) => shapes.get(id));
  return { missing: printed.filter(isMissing).length, inked: inked.length, shapes: new Set(inked.map((id) => shapes.get(id))).size };
}
