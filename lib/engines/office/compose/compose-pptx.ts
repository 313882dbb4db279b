import type { Spoken } from './look.ts';
import { type ComposedPart, composePackage, RELATIONSHIPS } from './package-parts.ts';
import { masterParts, slideBody, slideSize, slideTree } from './slide-master.ts';
import { DRAWING, placeholder, slideNumber, slideTable, slideText } from './slide-shapes.ts';

export type ComposedSlide =
  | { kind: 'cover'; title: string; subtitle: string }
  /** One paragraph a line, each with its bullet. */
  | { kind: 'text'; title: string; lines: readonly string[] }
  /** Of `shares` the columns have their widths. */
  | { kind: 'table'; title: string; head: readonly string[]; row: readonly string[]; shares: readonly number[] };

const presentation = (name: string) => `officedocument.presentationml.${name}`;
const emu = (millimetres: number) => Math.round(millimetres * 36_000);

/** A PPTX of slides 16 to 9. */
export function composePptx({ slides, ...spoken }: Spoken & { slides: readonly ComposedSlide[] }): Uint8Array {
  const parts = slides.map((slide, index) => slidePart(slide, index + 1, spoken.language));
  const ids = parts.map((_, index) => `rId${index + 3}`);
  const refers = {
    rId1: { kind: `${RELATIONSHIPS}/slideMaster`, target: 'slideMasters/slideMaster1.xml' },
    rId2: { kind: `${RELATIONSHIPS}/theme`, target: 'theme/theme1.xml' },
    ...Object.fromEntries(ids.map((id, index) => [id, { kind: `${RELATIONSHIPS}/slide`, target: `slides/slide${index + 1}.xml` }])),
  };
  const main: ComposedPart = {
    name: 'ppt/presentation.xml',
    type: presentation('presentation.main'),
    xml: `<p:presentation ${DRAWING} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.map((id, index) => `<p:sldId id="${256 + index}" r:id="${id}"/>`).join('')}</p:sldIdLst><p:sldSz cx="${emu(slideSize.width)}" cy="${emu(slideSize.height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    refers,
  };
  return composePackage(main, [...masterParts(spoken.language), ...parts], spoken);
}

const slidePart = (slide: ComposedSlide, number: number, language: string): ComposedPart => ({
  name: `ppt/slides/slide${number}.xml`,
  type: presentation('slide'),
  xml: `<p:sld ${DRAWING}><p:cSld>${slideTree(shapesOf(slide, language))}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`,
  refers: { rId1: { kind: `${RELATIONSHIPS}/slideLayout`, target: `../slideLayouts/slideLayout${slide.kind === 'cover' ? 1 : 2}.xml` } },
});

function shapesOf(slide: ComposedSlide, language: string): string {
  const text = (given: string) => slideText(given, language);
  if (slide.kind === 'cover') return placeholder(2, 'ctrTitle', 'Title', text(slide.title)) + placeholder(3, 'subTitle', 'Subtitle', text(slide.subtitle));
  const title = placeholder(2, 'title', 'Title', text(slide.title));
  const number = placeholder(6, 'sldNum', 'Slide number', slideNumber);
  if (slide.kind === 'text') return title + placeholder(3, 'body', 'Text', slide.lines.map(text).join('')) + number;
  const { head, row, shares } = slide;
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / whole) * slideBody.width);
  return title + slideTable(4, { name: slide.title, head, row, widths, left: slideBody.left, top: slideBody.top }, language) + number;
}
