import { writeXmlText } from '../xml/xml-text.ts';
import { type ExtraPart, zipOf } from './build-docx.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';
const NAMESPACES = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${RELATIONSHIPS}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" xmlns:a16="http://schemas.microsoft.com/office/drawing/2014/main"`;
const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const COLOURS = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'];

export type Slide = {
  title: string;
  /** Shapes beside the title, as XML. */
  shapes?: string;
  notes?: string;
  isHidden?: boolean;
  /** Relationships of the slide, as XML. */
  relationships?: string;
};

const frame = (top: number) => `<a:xfrm><a:off x="500000" y="${top}"/><a:ext cx="8000000" cy="1000000"/></a:xfrm>`;

export const drawingRun = (text: string, properties = ''): string => `<a:r><a:rPr lang="en"${properties}/><a:t>${writeXmlText(text)}</a:t></a:r>`;
/** A paragraph of runs given as XML. */
export const drawingParagraph = (...content: string[]): string => `<a:p>${content.join('')}</a:p>`;

/** A shape that is a placeholder of this type, or a box of its own. */
export const shape = (paragraphs: string, type?: string, id = 7): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr/><p:nvPr>${type === undefined ? '' : `<p:ph${type ? ` type="${type}"` : ''} idx="${id}"/>`}</p:nvPr></p:nvSpPr><p:spPr>${frame(type === 'title' ? 300_000 : 2_000_000)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;

export const drawingTable = (...rows: string[][]): string => {
  const cell = (text: string) => `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${drawingParagraph(drawingRun(text))}</a:txBody><a:tcPr/></a:tc>`;
  const row = (texts: string[], index: number) =>
    `<a:tr h="370000">${texts.map(cell).join('')}<a:extLst><a:ext uri="{0D108BD9-81ED-4DB2-BD59-A6C34878D82A}"><a16:rowId val="${1000 + index}"/></a:ext></a:extLst></a:tr>`;
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="500000" y="3000000"/><a:ext cx="8000000" cy="1000000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr/><a:tblGrid>${(rows[0] ?? []).map(() => '<a:gridCol w="2000000"/>').join('')}</a:tblGrid>${rows.map(row).join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
};

const relationship = (id: string, kind: string, target: string) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${kind}" Target="${target}"/>`;
const relationships = (...each: string[]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
const tree = (shapes: string) => `<p:cSld><p:spTree>${GROUP}${shapes}</p:spTree></p:cSld>`;
const bullets = `<a:lvl1pPr marL="228600" indent="-228600"><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr marL="685800" indent="-228600"><a:buChar char="•"/></a:lvl2pPr>`;
const colourMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const font = '<a:latin typeface="Carlito"/><a:ea typeface=""/><a:cs typeface=""/>';
const theme = `${HEAD}<a:theme ${NAMESPACES} name="Plain"><a:themeElements><a:clrScheme name="Plain">${COLOURS.map((name) => `<a:${name}><a:srgbClr val="${name.startsWith('lt') ? 'FFFFFF' : '203040'}"/></a:${name}>`).join('')}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="6350">${FILL}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

/** A presentation with these slides, all in one section. */
export function pptx(slides: readonly Slide[], parts: readonly ExtraPart[] = []): Uint8Array {
  const number = slides.map((_, index) => index + 1);
  const hasNotes = slides.some(({ notes }) => notes !== undefined);
  const type = (part: string, name: string) => `<Override PartName="/${part}" ContentType="${name}"/>`;
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${type('ppt/presentation.xml', `${PRESENTATION}.presentation.main+xml`)}${type('ppt/slideMasters/slideMaster1.xml', `${PRESENTATION}.slideMaster+xml`)}${type('ppt/slideLayouts/slideLayout1.xml', `${PRESENTATION}.slideLayout+xml`)}${type('ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml')}${hasNotes ? type('ppt/theme/theme2.xml', 'application/vnd.openxmlformats-officedocument.theme+xml') + type('ppt/notesMasters/notesMaster1.xml', `${PRESENTATION}.notesMaster+xml`) : ''}${slides.map(({ notes }, index) => type(`ppt/slides/slide${index + 1}.xml`, `${PRESENTATION}.slide+xml`) + (notes === undefined ? '' : type(`ppt/notesSlides/notesSlide${index + 1}.xml`, `${PRESENTATION}.notesSlide+xml`))).join('')}${parts.map((part) => (part.type ? type(part.name, part.type) : '')).join('')}</Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'ppt/presentation.xml')),
    'ppt/presentation.xml': `${HEAD}<p:presentation ${NAMESPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rIdM"/></p:sldMasterIdLst>${hasNotes ? '<p:notesMasterIdLst><p:notesMasterId r:id="rIdN"/></p:notesMasterIdLst>' : ''}<p:sldIdLst>${number.map((one) => `<p:sldId id="${255 + one}" r:id="rIdS${one}"/>`).join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/><p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst><p14:section name="All" id="{6F1A5B5E-0000-4000-8000-000000000001}"><p14:sldIdLst>${number.map((one) => `<p14:sldId id="${255 + one}"/>`).join('')}</p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      relationship('rIdM', 'slideMaster', 'slideMasters/slideMaster1.xml'),
      relationship('rIdT', 'theme', 'theme/theme1.xml'),
      hasNotes ? relationship('rIdN', 'notesMaster', 'notesMasters/notesMaster1.xml') : '',
      ...number.map((one) => relationship(`rIdS${one}`, 'slide', `slides/slide${one}.xml`)),
    ),
    'ppt/theme/theme1.xml': theme,
    'ppt/slideMasters/slideMaster1.xml': `${HEAD}<p:sldMaster ${NAMESPACES}>${tree(shape(drawingParagraph(), 'title', 2) + shape(drawingParagraph(), 'body', 3))}${colourMap}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle/><p:bodyStyle>${bullets}</p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships(
      relationship('rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'),
      relationship('rId2', 'theme', '../theme/theme1.xml'),
    ),
    'ppt/slideLayouts/slideLayout1.xml': `${HEAD}<p:sldLayout ${NAMESPACES} type="obj">${tree(shape(drawingParagraph(), 'title', 2) + shape(drawingParagraph(), '', 3))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships(relationship('rId1', 'slideMaster', '../slideMasters/slideMaster1.xml')),
  };
  if (hasNotes) {
    files['ppt/theme/theme2.xml'] = theme;
    files['ppt/notesMasters/notesMaster1.xml'] = `${HEAD}<p:notesMaster ${NAMESPACES}>${tree('')}${colourMap}</p:notesMaster>`;
    files['ppt/notesMasters/_rels/notesMaster1.xml.rels'] = relationships(relationship('rId1', 'theme', '../theme/theme2.xml'));
  }
  for (const [index, { title, shapes = '', notes, relationships: own = '', isHidden = false }] of slides.entries()) {
    const one = index + 1;
    files[`ppt/slides/slide${one}.xml`] =
      `${HEAD}<p:sld ${NAMESPACES}${isHidden ? ' show="0"' : ''}>${tree(shape(drawingParagraph(drawingRun(title)), 'title', 2) + shapes)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
    files[`ppt/slides/_rels/slide${one}.xml.rels`] = relationships(
      relationship('rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'),
      notes === undefined ? '' : relationship('rId2', 'notesSlide', `../notesSlides/notesSlide${one}.xml`),
      own,
    );
    if (notes === undefined) continue;
    files[`ppt/notesSlides/notesSlide${one}.xml`] =
      `${HEAD}<p:notes ${NAMESPACES}>${tree(shape(drawingParagraph(drawingRun(notes)), 'body', 3))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
    files[`ppt/notesSlides/_rels/notesSlide${one}.xml.rels`] = relationships(
      relationship('rId1', 'notesMaster', '../notesMasters/notesMaster1.xml'),
      relationship('rId2', 'slide', `../slides/slide${one}.xml`),
    );
  }
  for (const { name, contents } of parts) files[name] = contents;
  return zipOf(files);
}
