import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { pageContent, setPageContent } from '../../pages/balance-page.ts';
import { decodeTolerantly, StreamTooLarge } from '../../pages/decode-stream.ts';
import { BROKEN } from '../file-faults.ts';
import { isEmbedded, refuseFont } from '../fonts/embed-fonts.ts';
import { refuseFile } from '../refuse-file.ts';
import { type Called, closeProgram } from './close-program.ts';
import { keepKnown } from './known-keys.ts';
import type { Layers } from './layers.ts';
import { hasKnownDepth, makeShadingPlain, makeSpacePlain, makeStencilPlain } from './plain-colours.ts';
import { makeStatePlain } from './plain-state.ts';
import { ProgramResources } from './program-resources.ts';
import { refuseUnclear } from './refuse-unclear.ts';
import { isSoundFunction } from './sound-functions.ts';
import { makePictureWhole } from './whole-pictures.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Bytes of decoded content of a whole document; a page alone may have sixty million. */
const MAX_DECODED = 150_000_000;
/** Forms within forms. */
const MAX_DEPTH = 50;
/** Of tiles: their colour is given where they are used. */
const UNCOLOURED = '2';
/** Points, beyond the largest page: a form without edges, which some programs draw and others do not. */
const EVERYWHERE = [-20_000, -20_000, 20_000, 20_000];

/** A font that text is drawn with and the file does not hold, the numbers of the pages that do, and what is drawn. */
export type FontUse = { font: PDFDict; pages: Set<number>; strings: Set<string> };

/**
 * Closes what the pages of a document draw: hidden layers are taken out, the lists of what is called by name hold what is called and
 * nothing else, and each object that is drawn keeps what drawing needs. Gives back the fonts that text is drawn with and that are not embedded.
 */
export function closeContents(document: PDFDocument, layers: Layers): FontUse[] {
  const closer = new ContentCloser(document.context, layers);
  for (const [index, page] of document.getPages().entries()) closer.closePage(page, index + 1);
  return [...closer.fonts.values()];
}

class ContentCloser {
  readonly fonts = new Map<PDFDict, FontUse>();
  private readonly closed = new Map<PDFStream, ProgramResources | undefined>();
  private readonly known = new Set<PDFDict>();
  private decoded = 0;
  private depth = 0;

  private readonly context: PDFContext;
  private readonly layers: Layers;

  constructor(context: PDFContext, layers: Layers) {
    this.context = context;
    this.layers = layers;
  }

  closePage(page: PDFPage, number: number): void {
    const held = page.node.lookup(name('Resources'));
    const resources = new ProgramResources(this.context, held instanceof PDFDict ? held : undefined, undefined);
    const { content, isWhole } = pageContent(page);
    this.count(content.length);
    const called = this.called(resources, held, number);
    const changed = closeProgram({ bytes: content, resources, layers: this.layers, page: number, called, part: 'whole' });
    // What is damaged every reader would mend in its own way.
    if (changed || !isWhole) setPageContent(page, changed ?? content);
    page.node.set(name('Resources'), resources.toDict());
    const group = page.node.lookup(name('Group'));
    if (group instanceof PDFDict) keepKnown(group, 'group');
  }

  private count(bytes: number): void {
    this.decoded += bytes;
    if (this.decoded > MAX_DECODED) throw new StreamTooLarge('a document with too much content');
  }

  /** What to do with all that a program calls; `page` are the resources of its page. */
  private called(resources: ProgramResources, pageResources: PDFObject | undefined, page: number): Called {
    const fallback = pageResources instanceof PDFDict ? pageResources : undefined;
    return {
      state: (state) => this.closeState(state, fallback, page),
      object: (held) => this.closeObject(held, fallback, page),
      pattern: (held) => this.closePattern(held, fallback, page),
      colours: (category, held) => this.closeColours(category, held, page),
      font: (held) => this.closeFont(held, fallback, page),
      text: (held, strings) => this.noteText(held && resources.lookup(held), strings, page),
      textWithoutFont: (written) => refuseFont(written, page),
    };
  }

  private isNew(dict: PDFDict): boolean {
    if (this.known.has(dict)) return false;
    this.known.add(dict);
    return true;
  }

  private closeState(state: PDFDict, fallback: PDFDict | undefined, page: number): void {
    if (!this.isNew(state)) return;
    makeStatePlain(state);
    const mask = state.lookup(name('SMask'));
    if (!(mask instanceof PDFDict)) return;
    keepKnown(mask, 'mask');
    if (mask.has(name('TR')) && !isSoundFunction(this.context, mask.get(name('TR')))) refuseColours(page);
    const group = mask.get(name('G'));
    if (group && !this.closeObject(group, fallback, page)) mask.delete(name('G'));
  }

  /** Whether what `Do` names is to be drawn. */
  private closeObject(held: PDFObject, fallback: PDFDict | undefined, page: number): boolean {
    const stream = this.context.lookup(held);
    if (!(stream instanceof PDFStream)) return false;
    const state = this.layers.stateOf(stream.dict.get(name('OC')));
    if (state === 'unclear') refuseUnclear(page, 'holds a layer that some programs show and others do not');
    if (state === 'hidden') return false;
    const kind = String(stream.dict.lookup(name('Subtype')));
    if (kind === '/Image') this.closeImage(stream, page);
    else if (kind === '/Form' && !stream.dict.has(name('PS'))) this.closeForm(stream, 'form', fallback, page);
    else return false;
    return true;
  }

  private closeImage(stream: PDFStream, page: number): void {
    const image = stream.dict;
    if (!this.isNew(image)) return;
    keepKnown(image, 'image');
    if (image.lookup(name('ImageMask')) === PDFBool.True) makeStencilPlain(image);
    if (!hasKnownDepth(image)) refuseUnclear(page, 'holds a picture that programs show differently');
    this.closeColours('ColorSpace', image.get(name('ColorSpace')), page);
    for (const key of ['SMask', 'Mask']) {
      const mask = image.lookup(name(key));
      if (mask instanceof PDFStream) this.closeImage(mask, page);
    }
    makePictureWhole(stream);
  }

  private closePattern(held: PDFObject, fallback: PDFDict | undefined, page: number): void {
    const pattern = this.context.lookup(held);
    if (pattern instanceof PDFStream) this.closeForm(pattern, 'pattern', fallback, page);
    else if (pattern instanceof PDFDict && this.isNew(pattern)) {
      keepKnown(pattern, 'pattern');
      this.closeColours('Shading', pattern.get(name('Shading')), page);
      const state = pattern.lookup(name('ExtGState'));
      if (state instanceof PDFDict) this.closeState(state, fallback, page);
    }
  }

  private closeForm(stream: PDFStream, kind: 'form' | 'pattern', fallback: PDFDict | undefined, page: number): void {
    if (this.closed.has(stream)) {
      // On another page the same name would stand for something else.
      if (this.closed.get(stream)?.wouldBeSame(fallback) === false) refuseFile('broken_pdf', BROKEN);
      return;
    }
    keepKnown(stream.dict, kind);
    if (kind === 'pattern' && !hasSteps(stream.dict)) refuseUnclear(page, 'is filled with tiles that have no distance from one another');
    if (!isBox(stream.dict.lookup(name('BBox')))) stream.dict.set(name('BBox'), this.context.obj(EVERYWHERE));
    const group = stream.dict.lookup(name('Group'));
    if (group instanceof PDFDict) keepKnown(group, 'group');
    const own = stream.dict.lookup(name('Resources'));
    const resources = this.closeStream(stream, own instanceof PDFDict ? own : undefined, fallback, page);
    stream.dict.set(name('Resources'), resources.toDict());
  }

  private closeColours(category: 'ColorSpace' | 'Shading', held: PDFObject | undefined, page: number): void {
    const isPlain = category === 'Shading' ? makeShadingPlain(this.context, held) : makeSpacePlain(this.context, held);
    if (!isPlain) refuseColours(page);
  }

  /** Reads a stream that is no page's, and writes it anew where it had to be changed. */
  private closeStream(stream: PDFStream, own: PDFDict | undefined, fallback: PDFDict | undefined, page: number, shared?: ProgramResources): ProgramResources {
    const resources = shared ?? new ProgramResources(this.context, own, fallback);
    this.closed.set(stream, resources);
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new StreamTooLarge('forms too deep in one another');
    const { bytes, isWhole } = decodeTolerantly(stream, MAX_DECODED - this.decoded + 1);
    this.count(bytes.length);
    const part = shared ? 'glyph' : String(stream.dict.lookup(name('PaintType'))) === UNCOLOURED ? 'uncoloured' : 'whole';
    const changed = closeProgram({ bytes, resources, layers: this.layers, page, called: this.called(resources, fallback, page), part });
    this.depth -= 1;
    if ((changed || !isWhole) && stream instanceof PDFRawStream) {
      for (const key of ['DecodeParms', 'DP', 'F']) stream.dict.delete(name(key));
      stream.dict.set(name('Filter'), name('FlateDecode'));
      stream.updateContents(deflateSync(changed ?? bytes));
    }
    return resources;
  }

  private closeFont(held: PDFObject, fallback: PDFDict | undefined, page: number): void {
    const font = this.context.lookup(held);
    if (!(font instanceof PDFDict) || !this.isNew(font)) return;
    keepKnown(font, 'font');
    const descendants = font.lookup(name('DescendantFonts'));
    const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
    if (descendant instanceof PDFDict) this.closeFont(descendant, fallback, page);
    const descriptor = font.lookup(name('FontDescriptor'));
    if (descriptor instanceof PDFDict && this.isNew(descriptor)) {
      keepKnown(descriptor, 'descriptor');
      for (const key of ['FontFile', 'FontFile2', 'FontFile3']) this.closeStreamDict(descriptor, key, 'program');
    }
    for (const key of ['Encoding', 'ToUnicode', 'CIDToGIDMap']) this.closeStreamDict(font, key, 'map');
    if (String(font.lookup(name('Subtype'))) === '/Type3') this.closeGlyphs(font, fallback, page);
  }

  private closeStreamDict(holder: PDFDict, key: string, kind: 'program' | 'map'): void {
    const stream = holder.lookup(name(key));
    if (stream instanceof PDFStream) keepKnown(stream.dict, kind);
  }

  private closeGlyphs(font: PDFDict, fallback: PDFDict | undefined, page: number): void {
    const held = font.lookup(name('Resources'));
    const own = held instanceof PDFDict ? held : undefined;
    const glyphs = font.lookup(name('CharProcs'));
    const resources = new ProgramResources(this.context, own, fallback);
    for (const glyph of glyphs instanceof PDFDict ? glyphs.values() : []) {
      const stream = this.context.lookup(glyph);
      if (stream instanceof PDFStream && !this.closed.has(stream)) this.closeStream(stream, own, fallback, page, resources);
    }
    font.set(name('Resources'), resources.toDict());
  }

  private noteText(font: PDFObject | undefined, strings: () => string[], page: number): void {
    if (!(font instanceof PDFDict) || isEmbedded(font)) return;
    const use = this.fonts.get(font) ?? { font, pages: new Set<number>(), strings: new Set<string>() };
    this.fonts.set(font, use);
    use.pages.add(page);
    for (const string of strings()) use.strings.add(string);
  }
}

const isBox = (box: PDFObject | undefined): boolean => box instanceof PDFArray && box.size() === 4;
/** Without a step to the next tile some programs draw one, others none, and some never end. */
const hasSteps = (pattern: PDFDict): boolean =>
  ['XStep', 'YStep'].every((key) => {
    const step = pattern.lookup(name(key));
    return step instanceof PDFNumber && step.asNumber() !== 0;
  });
const refuseColours = (page: number): never => refuseUnclear(page, 'holds colours that programs show differently');
