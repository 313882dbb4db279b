import type { PageDescription, TextLine } from '@/lib/engines/pdf/pages/picture-jobs';

type Box = { x: number; y: number; width: number; height: number };
type Piece = { page: number; line: TextLine; from: number; to: number };

/** How much of a line a letter takes, against one of middling width: the lines tell their places, and not those of their letters. */
const NARROW = /[iljtfrI.,:;'|!()[\]{} -]/;
const WIDE = /[mwMW@%]/;
const widthOf = (letter: string): number => (NARROW.test(letter) ? 0.55 : WIDE.test(letter) ? 1.5 : /[\p{Lu}#=]/u.test(letter) ? 1.2 : 1);

/** All text of a document as one, line after line, that still knows where each of its letters stands. */
export class PageText {
  readonly text: string;
  readonly #pieces: readonly Piece[];

  constructor(pages: readonly PageDescription[]) {
    const pieces: Piece[] = [];
    let text = '';
    for (const [page, { lines }] of pages.entries())
      for (const line of lines) {
        const words = line.text.replace(/\s+/g, ' ');
        pieces.push({ page, line: { ...line, text: words }, from: text.length, to: text.length + words.length });
        text += `${words} `;
      }
    this.text = text;
    this.#pieces = pieces;
  }

  /** The line that a letter stands in: where it begins and ends. */
  lineAt(at: number): { from: number; to: number } {
    return this.#pieces.find(({ to }) => at <= to) ?? { from: 0, to: this.text.length };
  }

  /** The places of a part of the text, one for each line that it runs over. */
  boxesOf(from: number, to: number): { page: number; box: Box }[] {
    return this.#pieces
      .filter((piece) => piece.from < to && piece.to > from)
      .map(({ page, line, from: start }) => ({ page, box: partOf(line, Math.max(0, from - start), Math.min(line.text.length, to - start)) }));
  }

  /** Where nothing stands: a place between two letters. */
  gapAt(at: number): { page: number; box: Box } | undefined {
    const piece = this.#pieces.findLast(({ from }) => from <= at) ?? this.#pieces[0];
    return piece && { page: piece.page, box: { ...partOf(piece.line, 0, Math.min(piece.line.text.length, at - piece.from)), ...gap(piece, at) } };
  }
}

function gap({ line, from }: Piece, at: number): { x: number; width: number } {
  const before = partOf(line, 0, Math.min(line.text.length, at - from));
  return { x: before.x + before.width, width: 0 };
}

function partOf({ text, x, y, width, height }: TextLine, from: number, to: number): Box {
  const sum = (part: string) => [...part].reduce((all, letter) => all + widthOf(letter), 0);
  const whole = sum(text) || 1;
  return { x: x + (width * sum(text.slice(0, from))) / whole, y, width: (width * sum(text.slice(from, to))) / whole, height };
}
