import type { Scope } from '../language/scope.ts';
import type { Segment } from '../template/cut-paragraph.ts';
import type { ParagraphPlan, PlannedPiece } from '../template/plan.ts';
import { writeXmlText } from '../xml/xml-text.ts';
import type { PartRenderer } from './render-part.ts';

/** Text that comes behind a piece out of an earlier one, as where a stretch of several runs is repeated. */
type Extra = { from: PlannedPiece; text: string };

/** Writes one paragraph with tags: gathers what its stretches come to, and lays it into the runs in which it began. */
export class ParagraphWriter {
  readonly plan: ParagraphPlan;
  /** The last stretch that was taken in. */
  lastIndex = -1;
  readonly #renderer: PartRenderer;
  readonly #scope: Scope;
  readonly #isCopy: boolean;
  readonly #own: (string | undefined)[] = [];
  readonly #extras = new Map<number, Extra[]>();
  readonly #objects = new Map<number, string>();
  /** The piece that was written last; the text of an earlier one comes behind it. */
  #reached = 0;

  constructor(renderer: PartRenderer, plan: ParagraphPlan, scope: Scope, isCopy: boolean) {
    this.#renderer = renderer;
    this.plan = plan;
    this.#scope = scope;
    this.#isCopy = isCopy;
  }

  take(segments: readonly Segment[], scope: Scope, isCopy: boolean): void {
    const { filling } = this.#renderer;
    const { place } = this.plan;
    for (const segment of segments) {
      if (segment.kind === 'literal') this.#literal(segment.from, segment.to, scope, isCopy);
      else if (segment.kind === 'value') this.#tag(segment.from, segment.to, filling.value(segment.tag, scope, place), scope, isCopy);
      else if (segment.kind === 'verbatim') this.#tag(segment.from, segment.to, segment.text, scope, isCopy);
      else if (segment.kind === 'if') this.take(filling.holds(segment.tag, scope, place) ? segment.met : segment.otherwise, scope, isCopy);
      else {
        let isAgain = isCopy;
        for (const inside of filling.insides(segment.tag, scope, place)) {
          this.take(segment.body, inside, isAgain);
          isAgain = true;
        }
      }
    }
  }

  finish(): void {
    const { pieces, slots } = this.plan;
    for (const slot of slots) {
      if (typeof slot === 'string') this.#renderer.write(slot);
      else if (slot.kind === 'piece') this.#writePiece(slot.index, pieces[slot.index] as PlannedPiece);
      else if (slot.kind === 'object') this.#renderer.write(this.#objects.get(slot.index) ?? '');
      else this.#renderer.render([slot], this.#scope, this.#isCopy);
    }
  }

  #literal(from: number, to: number, scope: Scope, isCopy: boolean): void {
    const { pieces } = this.plan;
    for (let index = pieceAt(pieces, from); index < pieces.length; index += 1) {
      const piece = pieces[index] as PlannedPiece;
      if (piece.start >= to) break;
      const text = piece.text.slice(Math.max(0, from - piece.start), to - piece.start);
      if (text !== '') this.#emit(index, piece, text);
    }
    this.#keepObjects(from, to, scope, isCopy);
  }

  #tag(from: number, to: number, text: string, scope: Scope, isCopy: boolean): void {
    const index = pieceAt(this.plan.pieces, from);
    const piece = this.plan.pieces[index];
    if (piece) this.#emit(index, piece, text);
    this.#keepObjects(from + 1, to - 1, scope, isCopy);
  }

  #keepObjects(from: number, to: number, scope: Scope, isCopy: boolean): void {
    for (const { index, at, body } of this.plan.objects)
      if (from <= at && at <= to && !this.#objects.has(index)) this.#objects.set(index, this.#renderer.rendered(body, scope, isCopy));
  }

  #emit(index: number, piece: PlannedPiece, text: string): void {
    const behind = this.#extras.get(this.#reached);
    if (index > this.#reached || (index === this.#reached && !behind)) {
      this.#own[index] = (this.#own[index] ?? '') + text;
      this.#reached = index;
    } else if (behind) behind.push({ from: piece, text });
    else this.#extras.set(this.#reached, [{ from: piece, text }]);
  }

  #writePiece(index: number, piece: PlannedPiece): void {
    const own = this.#own[index];
    const extras = this.#extras.get(index);
    if (piece.isFixed) this.#renderer.write(own === undefined ? '' : piece.source);
    else if (own === piece.text) this.#renderer.write(piece.source);
    else this.#renderer.write(this.#text(piece, own ?? ''));
    if (!extras) return;
    // What of a run is already open is closed, and opened anew behind.
    const { frame } = piece;
    const behind = extras.map(({ from, text }) => this.#run(from, text)).join('');
    this.#renderer.write(frame ? `${frame.close}${behind}${frame.open}${frame.properties}${this.plan.isDrawing ? '<a:t></a:t>' : ''}` : behind);
  }

  #run(piece: PlannedPiece, text: string): string {
    const content = piece.isFixed ? piece.source : this.#text(piece, text);
    return piece.frame ? `${piece.frame.open}${piece.frame.properties}${content}${piece.frame.close}` : piece.isFixed ? piece.source : '';
  }

  #text({ element, frame }: PlannedPiece, text: string): string {
    const escaped = writeXmlText(text);
    if (element.name === 'w:t') return text === '' ? '' : wordText(escaped);
    if (element.name === 'm:t' || !frame) return `<${element.name}>${escaped.replace(/[\n\t]/g, ' ')}</${element.name}>`;
    if (!escaped.includes('\n')) return `<a:t>${escaped}</a:t>`;
    const { open, properties, close } = frame;
    return `<a:t>${escaped.replaceAll('\n', `</a:t>${close}<a:br>${properties}</a:br>${open}${properties}<a:t>`)}</a:t>`;
  }
}

const OPEN = '<w:t xml:space="preserve">';

function wordText(escaped: string): string {
  const text = `${OPEN}${escaped}</w:t>`;
  if (!escaped.includes('\n') && !escaped.includes('\t')) return text;
  return text.replaceAll('\n', `</w:t><w:br/>${OPEN}`).replaceAll('\t', `</w:t><w:tab/>${OPEN}`).replaceAll(`${OPEN}</w:t>`, '');
}

/** The piece in which a place of the text lies. */
function pieceAt(pieces: readonly PlannedPiece[], place: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { start, text } = pieces[middle] as PlannedPiece;
    if (start + text.length <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
