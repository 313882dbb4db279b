import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
const FONT_FILES = ['FontFile', 'FontFile2', 'FontFile3'];
const SIMPLE_FONTS = new Set(['/Type1', '/MMType1', '/TrueType', '/CIDFontType0', '/CIDFontType2']);
/** Annotations that show nothing by themselves. */
const QUIET_ANNOTATIONS = new Set(['/Link', '/Popup']);
const ONE_REVISION = 1;

/** What readers are known to treat differently. */
export type Doubt = 'fonts' | 'encodings' | 'annotations' | 'layers' | 'structure';

/** What a file, as it came, holds that two readers may show differently. */
export function doubtsAbout({ catalog, context }: PDFDocument, bytes: Uint8Array): Doubt[] {
  const doubts = new Set<Doubt>();
  if (catalog.has(name('OCProperties'))) doubts.add('layers');
  if (isOddlyBuilt(bytes)) doubts.add('structure');
  for (const [, object] of context.enumerateIndirectObjects()) lookInto(object, doubts);
  return [...doubts].sort();
}

/**
 * Those of so many pages, from 0, about which there is doubt: of fonts that did not come along the pages that are written in them, of all
 * else every page.
 */
export function doubtfulPages(doubts: readonly Doubt[], lentOn: readonly number[], count: number): number[] {
  if (doubts.every((doubt) => doubt === 'fonts')) return doubts.length > 0 ? [...lentOn] : [];
  return Array.from({ length: count }, (_, index) => index);
}

/** Walks one object and what it holds directly; references lead to objects that have their own turn. */
function lookInto(object: PDFObject, doubts: Set<Doubt>): void {
  const stack = [object];
  for (let one = stack.pop(); one; one = stack.pop()) {
    const dict = one instanceof PDFStream ? one.dict : one;
    if (dict instanceof PDFDict) {
      judge(dict, doubts);
      for (const value of dict.values()) stack.push(value);
    } else if (dict instanceof PDFArray) for (const value of dict.asArray()) stack.push(value);
  }
}

function judge(dict: PDFDict, doubts: Set<Doubt>): void {
  const kind = String(dict.get(name('Subtype')));
  if (SIMPLE_FONTS.has(kind) && dict.has(name('BaseFont')) && !isEmbedded(dict)) doubts.add('fonts');
  const encoding = dict.get(name('Encoding'));
  if (kind === '/Type0' && !/^\/Identity-[HV]$/.test(String(encoding))) doubts.add('encodings');
  if (dict.has(name('Rect')) && dict.has(name('Subtype')) && !QUIET_ANNOTATIONS.has(kind)) doubts.add('annotations');
}

function isEmbedded(font: PDFDict): boolean {
  const descriptor = font.lookup(name('FontDescriptor'));
  return descriptor instanceof PDFDict && FONT_FILES.some((key) => descriptor.lookup(name(key)) instanceof PDFStream);
}

/** Whether a file has more than one list of its objects, or its parts are not where it says: readers choose among them. */
function isOddlyBuilt(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  // The first of the two lists of a file that is made for slow networks.
  const lists = [...text.matchAll(/startxref\s+(\d+)/g)].filter(([, offset]) => Number(offset) > 0);
  if (lists.length !== ONE_REVISION || !text.startsWith('%PDF-') || text.includes('/XRefStm')) return true;
  const start = Number(lists[0]?.[1]);
  return !/^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(text.slice(start, start + 40));
}
