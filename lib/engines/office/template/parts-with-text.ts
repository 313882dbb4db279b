import type { OfficePackage } from '../package/office-package.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { listLevels } from './list-levels.ts';
import { slideOrder } from './slide-order.ts';
import type { TemplatePart } from './template-part.ts';

const CUSTOM_DATA_LABEL = 'custom data';
/** Parts in which tags may stand, by what the package says that they are, in the order in which they are told. */
const KINDS: readonly { type: RegExp; label: string; everyText?: true }[] = [
  { type: /wordprocessingml\.(document|template)\.main\+xml$/, label: '' },
  { type: /presentationml\.slide\+xml$/, label: 'slide' },
  { type: /presentationml\.notesSlide\+xml$/, label: 'slide, notes' },
  { type: /wordprocessingml\.header\+xml$/, label: 'header' },
  { type: /wordprocessingml\.footer\+xml$/, label: 'footer' },
  { type: /wordprocessingml\.footnotes\+xml$/, label: 'footnote' },
  { type: /wordprocessingml\.endnotes\+xml$/, label: 'endnote' },
  { type: /(wordprocessingml|presentationml)\.comments\+xml$|threadedComments|ms-powerpoint\.comments\+xml$/, label: 'comment' },
  { type: /presentationml\.slideLayout\+xml$/, label: 'slide layout' },
  { type: /presentationml\.(slide|notes|handout)Master\+xml$/, label: 'slide master' },
  { type: /drawingml\.(chart|chartshapes)\+xml$|ms-office\.chartex\+xml$/, label: 'chart' },
  { type: /drawingml\.diagramData\+xml$|drawingml\.diagramDrawing\+xml$/, label: 'SmartArt' },
  { type: /(core|extended|custom)-properties\+xml$/, label: 'document properties', everyText: true },
];
/** How parts are called, before the numbers of their slides. */
export const PART_LABELS: readonly string[] = [...KINDS.map(({ label }) => label), CUSTOM_DATA_LABEL];
const NATURAL = new Intl.Collator('en', { numeric: true });
/** Data that content controls show. */
const CUSTOM_DATA = /^customXml\/item\d*\.xml$/i;
/** Nothing else can begin a tag; a brace may stand in a file as its number. */
const BRACE = /\{|&#(?:0*123|x0*7b);/i;

export type PartWithText = { name: string; label: string; everyText: boolean; slide: number | undefined };

export function partsWithText(office: OfficePackage): PartWithText[] {
  const numbers = new Map<string, number>();
  for (const { part, notes, number } of slideOrder(office)) {
    numbers.set(part.toLowerCase(), number);
    if (notes) numbers.set(notes.toLowerCase(), number);
  }
  const found = office.names().flatMap((name) => {
    const type = office.types.of(name) ?? '';
    const order = KINDS.findIndex((kind) => kind.type.test(type));
    const kind = KINDS[order];
    const slide = numbers.get(name.toLowerCase());
    if (kind) return [{ name, label: slide ? kind.label.replace('slide', `slide ${slide}`) : kind.label, everyText: kind.everyText ?? false, slide, order }];
    return CUSTOM_DATA.test(name) ? [{ name, label: CUSTOM_DATA_LABEL, everyText: true, slide: undefined, order: KINDS.length }] : [];
  });
  return found.sort((a, b) => (a.slide ?? Number.MAX_VALUE) - (b.slide ?? Number.MAX_VALUE) || a.order - b.order || NATURAL.compare(a.name, b.name));
}

/** The part as it stands, read; undefined where no tag can be in it. */
export function readPart(office: OfficePackage, listed: PartWithText): TemplatePart | undefined {
  const hasTags = BRACE.test(office.text(listed.name));
  const hasLinks = () =>
    office
      .relationships(listed.name)
      .all()
      .some(({ isExternal, target }) => isExternal && /\{|%7b/i.test(target));
  return hasTags || hasLinks() ? parsePart(office, listed) : undefined;
}

export function parsePart(office: OfficePackage, { name, label }: PartWithText): TemplatePart {
  const xml = office.text(name);
  const root = parseXml(xml, name);
  return { name, xml, root, label, relationships: office.relationships(name), listLevel: listLevels(office, name, root) };
}
