import { writeXmlAttribute, writeXmlText } from '../xml/xml-text.ts';
import { inks, proofingTag } from './look.ts';

export const DRAWING =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

/** In millimetres, from the upper left corner of the slide. */
export type Place = { left: number; top: number; width: number; height: number };

const emu = (millimetres: number) => Math.round(millimetres * 36_000);

export const placed = ({ left, top, width, height }: Place, tag = 'a:xfrm'): string =>
  `<${tag}><a:off x="${emu(left)}" y="${emu(top)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></${tag}>`;

/** A kind of place that layouts have, and slides fill. */
export type PlaceholderKind = 'ctrTitle' | 'subTitle' | 'title' | 'body' | 'sldNum';

const indexes: Record<PlaceholderKind, number | null> = { ctrTitle: null, subTitle: 1, title: null, body: 1, sldNum: 12 };

/** `id` is the shape's number on its slide. Without a place it lies where the layout has it. */
export function placeholder(
  id: number,
  kind: PlaceholderKind,
  name: string,
  paragraphs: string,
  { place, body = '' }: { place?: Place; body?: string } = {},
): string {
  const index = indexes[kind];
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${writeXmlAttribute(name)}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${kind}"${index === null ? '' : ` idx="${index}"`}${kind === 'sldNum' ? ' sz="quarter"' : ''}/></p:nvPr></p:nvSpPr><p:spPr>${place ? `${placed(place)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` : ''}</p:spPr><p:txBody>${body || '<a:bodyPr/><a:lstStyle/>'}${paragraphs}</p:txBody></p:sp>`;
}

/** An area of one colour, which says nothing to screen readers. */
export const band = (id: number, name: string, place: Place, colour: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${writeXmlAttribute(name)}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${placed(place)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:schemeClr val="${colour}"/></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr/></a:p></p:txBody></p:sp>`;

export const slideText = (text: string, language: string): string =>
  text === ''
    ? `<a:p><a:endParaRPr lang="${proofingTag(language)}"/></a:p>`
    : `<a:p><a:r><a:rPr lang="${proofingTag(language)}"/><a:t>${writeXmlText(text)}</a:t></a:r></a:p>`;

/** The number of the slide that it stands on. */
export const slideNumber = '<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr/><a:t>1</a:t></a:fld></a:p>';

type SlideTable = { name: string; head: readonly string[]; row: readonly string[]; widths: readonly number[]; left: number; top: number };

/** A table with a head; its other row is repeated by the tags in it. Widths in millimetres; the last column stands right. */
export function slideTable(id: number, { name, head, row, widths, left, top }: SlideTable, language: string): string {
  const rowHeight = 14;
  const width = widths.reduce((sum, one) => sum + one, 0);
  const rows = [tableRow(head, { height: rowHeight, isHead: true, language }), tableRow(row, { height: rowHeight, isHead: false, language })];
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${writeXmlAttribute(name)}" descr="${writeXmlAttribute(name)}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${placed({ left, top, width, height: rowHeight * 2 }, 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${widths.map((one) => `<a:gridCol w="${emu(one)}"/>`).join('')}</a:tblGrid>${rows.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

type TableRow = { height: number; isHead: boolean; language: string };

const tableRow = (texts: readonly string[], { height, isHead, language }: TableRow): string =>
  `<a:tr h="${emu(height)}">${texts
    .map((text, index) => {
      const align = index === texts.length - 1 ? ' algn="r"' : '';
      const size = isHead ? 1400 : 2000;
      const colour = `<a:solidFill><a:srgbClr val="${isHead ? inks.quiet : inks.text}"/></a:solidFill>`;
      const run = `<a:r><a:rPr lang="${proofingTag(language)}" sz="${size}" b="${isHead ? 1 : 0}">${colour}<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/></a:rPr><a:t>${writeXmlText(text)}</a:t></a:r>`;
      const none = (side: string) => `<a:${side} w="0"><a:noFill/></a:${side}>`;
      const below = `<a:lnB w="${isHead ? 19_050 : 6350}"><a:solidFill><a:srgbClr val="${isHead ? inks.accent : inks.line}"/></a:solidFill></a:lnB>`;
      return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/><a:p><a:pPr${align}/>${run}</a:p></a:txBody><a:tcPr marL="0" marR="36000" anchor="ctr">${none('lnL')}${none('lnR')}${none('lnT')}${below}<a:noFill/></a:tcPr></a:tc>`;
    })
    .join('')}</a:tr>`;
