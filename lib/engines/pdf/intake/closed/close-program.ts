import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { type Operands, readContent } from '../../pages/content-reader.ts';
import { BalanceCounter } from '../../pages/graphics-balance.ts';
import { nameOperand, numberOperand, operandCount, stringOperands, writtenOperand } from '../../pages/operand-values.ts';
import { keepKnown } from './known-keys.ts';
import type { Layers } from './layers.ts';
import { oddNumbers } from './plain-numbers.ts';
import { plainly } from './plain-operations.ts';
import { oddStrings } from './plain-strings.ts';
import type { ProgramResources } from './program-resources.ts';
import { refuseUnclear } from './refuse-unclear.ts';
import { partsOfSpace } from './space-parts.ts';
import { isInlineStencil, isStencil } from './stencils.ts';

const PAINTS_PATH = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);
const SHOWS_TEXT = new Set(['Tj', 'TJ', "'", '"']);
const PLACES_TEXT = new Set(['BT', 'ET', 'Td', 'TD', 'Tm', 'T*']);
/** Ways to show text: not at all, and from here on also as a hole to look through. */
const INVISIBLE = 3;
const CLIPPING = 4;
const fontKey = PDFName.of('Font');
/** What names a space of colours, or sets one of the device, and for what. */
const SETS_SPACE: Record<string, 'fill' | 'stroke'> = { cs: 'fill', g: 'fill', rg: 'fill', k: 'fill', CS: 'stroke', G: 'stroke', RG: 'stroke', K: 'stroke' };
const SETS_COLOUR = new Set(['sc', 'scn', 'SC', 'SCN']);
const INLINE_SPACES = new Set(['CS', 'ColorSpace']);

/** What a program calls that has an inside of its own, told as it is met. */
export type Called = {
  state(state: PDFDict): void;
  /** Whether it is to be drawn. */
  object(held: PDFObject): boolean;
  pattern(held: PDFObject): void;
  colours(category: 'ColorSpace' | 'Shading', held: PDFObject): void;
  font(held: PDFObject): void;
  /** Text that is to be seen. */
  text(font: PDFObject | undefined, strings: () => string[]): void;
  /** A text that is to be seen, in a font that its name does not stand for: some programs draw it in one of theirs. */
  textWithoutFont(written: string): void;
};

type Edit = { start: number; end: number; text: string };
/** `lost` is the name of a font that was called and is not there; `fill` and `stroke` are the spaces of colours, where they were named. */
type State = { font: PDFObject | undefined; lost: string | undefined; mode: number; fill: PDFObject | undefined; stroke: PDFObject | undefined };
/** What a program draws: a page or a form, a letter, or the tile of a pattern that is given its colour where it is used. */
export type Part = 'whole' | 'glyph' | 'uncoloured';
type Given = { bytes: Uint8Array; resources: ProgramResources; layers: Layers; page: number; called: Called; part: Part };

/**
 * Reads one content stream: tells what it calls, takes out what stands in hidden layers, and closes what it leaves open.
 * Gives back the content if it had to be changed.
 */
export function closeProgram(given: Given): Uint8Array | undefined {
  return new ProgramReader(given).read();
}

class ProgramReader {
  private readonly edits: Edit[] = [];
  private readonly balance = new BalanceCounter();
  private readonly saved: State[] = [];
  private readonly marks: boolean[] = [];
  private current: State = { font: undefined, lost: undefined, mode: 0, fill: undefined, stroke: undefined };
  /** Hidden text was taken out whose width the next text of its line would follow. */
  private isShifted = false;
  private hidden = 0;
  /** Colours that it sets mean nothing: it is a stencil. */
  private isShape: boolean;

  private readonly given: Given;

  constructor(given: Given) {
    this.given = given;
    this.isShape = given.part === 'uncoloured';
  }

  read(): Uint8Array | undefined {
    const { bytes } = this.given;
    const open = readContent(bytes, (operator, operands, start, at, end) => {
      this.balance.count(operator, at);
      this.meet(operator, operands, start, at, end);
    });
    const closing = this.balance.closing(open);
    for (const at of this.balance.surplus) this.edits.push({ start: at, end: at + 1, text: ' ' });
    return this.edits.length === 0 && closing === '' ? undefined : edited(bytes, this.edits, closing);
  }

  private meet(operator: string, operands: Operands, start: number, at: number, end: number): void {
    const { bytes } = this.given;
    const remove = (text = '') => this.edits.push({ start, end, text });
    const named = (index = 0) => nameOperand(bytes, operands, index);
    if (operator === 'd1' && this.given.part === 'glyph') this.isShape = true;
    const plain = plainly(operator, bytes, operands, { isShape: this.isShape });
    if (plain !== undefined) {
      remove(plain);
      return;
    }
    this.writeNumbers(operands);
    if (PAINTS_PATH.has(operator)) {
      // A path may still become the edge of what follows.
      if (this.hidden > 0) this.edits.push({ start: at, end, text: 'n' });
    } else if (operator === 'q') this.saved.push({ ...this.current });
    else if (operator === 'Q') this.current = this.saved.pop() ?? this.current;
    else if (PLACES_TEXT.has(operator)) this.isShifted = false;
    else if (SHOWS_TEXT.has(operator)) {
      this.edits.push(...oddStrings(bytes, operands));
      this.meetText(operator, operands, remove);
    } else if (operator === 'Tf') this.setFont(named());
    else if (operator === 'Tr') this.current.mode = numberOperand(bytes, operands, 0);
    else if (operator === 'gs') this.setState(named());
    else if (operator === 'Do') this.meetObject(named(), remove);
    else if (operator in SETS_SPACE) this.setSpace(operator, named());
    else if (SETS_COLOUR.has(operator)) this.meetColour(operator, operands, remove);
    else if (operator === 'sh') {
      if (this.hidden > 0) remove();
      else this.take('Shading', named());
    } else if (operator === 'BI') {
      if (this.hidden > 0 || (this.isShape && !isInlineStencil(bytes, operands))) remove();
      else this.meetInlinePicture(operands);
    } else if (operator === 'BMC') this.marks.push(false);
    else if (operator === 'BDC') this.meetMark(operands, remove);
    else if (operator === 'DP') {
      if (named() === 'OC') remove();
      else this.takeProperty(named(1));
    } else if (operator === 'EMC' && this.marks.pop()) this.hidden -= 1;
    // A picture of PostScript's own, for printers of old.
    else if (operator === 'PS') remove();
  }

  private writeNumbers(operands: Operands): void {
    for (const { start, end, text } of oddNumbers(this.given.bytes, operands)) {
      if (text === null) refuseUnclear(this.given.page, 'holds a number that programs read differently');
      else this.edits.push({ start, end, text });
    }
  }

  private take(category: 'ColorSpace' | 'Shading', written: string | undefined): PDFObject | undefined {
    const held = written === undefined ? undefined : this.given.resources.call(category, written);
    if (held) this.given.called.colours(category, held);
    return held;
  }

  private setSpace(operator: string, written: string | undefined): void {
    const isNamed = operator === 'cs' || operator === 'CS';
    const held = isNamed ? this.take('ColorSpace', written) : undefined;
    const device = isNamed && written !== undefined ? PDFName.of(written) : undefined;
    this.current[SETS_SPACE[operator] as 'fill' | 'stroke'] = held ? this.lookup(held) : device;
  }

  /** A colour of a pattern, or of more parts than its space has: PDFium, which draws the signing page, takes the first. */
  private meetColour(operator: string, operands: Operands, remove: (text: string) => void): void {
    const { bytes } = this.given;
    const last = nameOperand(bytes, operands, operandCount(operands) - 1);
    const parts = partsOfSpace(operator === 'sc' || operator === 'scn' ? this.current.fill : this.current.stroke);
    if (last !== undefined) this.meetPattern(last);
    else if (parts !== undefined && operandCount(operands) > parts)
      remove(`${Array.from({ length: parts }, (_, index) => writtenOperand(bytes, operands, index)).join(' ')} ${operator}`);
  }

  private setFont(written: string | undefined): void {
    const font = written === undefined ? undefined : this.given.resources.call('Font', written);
    this.current.font = font;
    this.current.lost = font && this.lookup(font) instanceof PDFDict ? undefined : written;
    if (font) this.given.called.font(font);
  }

  private setState(written: string | undefined): void {
    const held = written === undefined ? undefined : this.given.resources.call('ExtGState', written);
    const state = held && this.lookup(held);
    if (!(state instanceof PDFDict)) return;
    const font = state.lookup(fontKey);
    if (font instanceof PDFArray && font.size() > 0) {
      this.current.font = font.get(0);
      this.current.lost = undefined;
      this.given.called.font(font.get(0));
    }
    this.given.called.state(state);
  }

  private lookup(held: PDFObject): PDFObject | undefined {
    return this.given.resources.lookup(held);
  }

  private meetText(operator: string, operands: Operands, remove: (text?: string) => void): void {
    const { bytes, called, page } = this.given;
    if (operator === "'" || operator === '"') this.isShifted = false;
    if (this.hidden > 0) {
      if (this.current.mode >= CLIPPING) refuseHidden(page);
      const spacing = operator === '"' ? `${writtenOperand(bytes, operands, 0)} Tw ${writtenOperand(bytes, operands, 1)} Tc ` : '';
      remove(operator === "'" || operator === '"' ? `${spacing}T*` : '');
      this.isShifted = true;
      return;
    }
    if (this.isShifted) refuseHidden(page);
    if (this.current.mode === INVISIBLE) return;
    const strings = () => stringOperands(bytes, operands);
    const { font, lost } = this.current;
    if (lost !== undefined && strings().some((string) => string.trim() !== '')) called.textWithoutFont(lost);
    called.text(font, strings);
  }

  private meetObject(written: string | undefined, remove: () => void): void {
    if (written === undefined) return;
    const { resources, called, page } = this.given;
    const held = resources.find('XObject', written);
    if (!held) return;
    if (this.hidden > 0 || (this.isShape && !isStencil(this.lookup(held), page)) || !called.object(held)) remove();
    else resources.call('XObject', written);
  }

  private meetPattern(written: string | undefined): void {
    const pattern = written === undefined ? undefined : this.given.resources.call('Pattern', written);
    if (pattern) this.given.called.pattern(pattern);
  }

  private meetInlinePicture(operands: Operands): void {
    const { bytes } = this.given;
    for (let index = 0; index + 1 < operandCount(operands); index += 1) {
      if (INLINE_SPACES.has(nameOperand(bytes, operands, index) ?? '')) this.take('ColorSpace', nameOperand(bytes, operands, index + 1));
    }
  }

  private meetMark(operands: Operands, remove: (text?: string) => void): void {
    const { bytes, resources, layers, page } = this.given;
    const tag = nameOperand(bytes, operands, 0);
    const property = nameOperand(bytes, operands, 1);
    if (tag !== 'OC') {
      this.marks.push(false);
      this.takeProperty(property);
      return;
    }
    const state = layers.stateOf(property === undefined ? undefined : resources.find('Properties', property));
    if (state === 'unclear') refuseUnclear(page, 'holds a layer that some programs show and others do not');
    const isHidden = state === 'hidden';
    this.marks.push(isHidden);
    if (isHidden) this.hidden += 1;
    // Shown for good, or empty: no layer any more.
    remove('/Layer BMC');
  }

  private takeProperty(written: string | undefined): void {
    const held = written === undefined ? undefined : this.given.resources.call('Properties', written);
    const property = held && this.lookup(held);
    if (property instanceof PDFDict) keepKnown(property, 'property');
  }
}

const refuseHidden = (page: number): never =>
  refuseUnclear(page, 'has a hidden layer in the middle of a line of text, which cannot be taken out without moving the rest');

/** The content with its edits, which may come in any order; of one within another the wider counts. */
function edited(bytes: Uint8Array, edits: Edit[], closing: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, text } of edits.sort((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < at) continue;
    parts.push(bytes.subarray(at, start), Buffer.from(` ${text} `));
    at = end;
  }
  return Buffer.concat([...parts, bytes.subarray(at), Buffer.from(closing)]);
}
