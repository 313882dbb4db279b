import type { OfficePackage } from '../package/office-package.ts';
import { readXmlText } from '../xml/xml-text.ts';

const WORD_FONTS = /<w:rFonts\b[^>]*>/g;
const WORD_FACES = /\sw:(?:ascii|hAnsi|cs)=["']([^"']+)["']/g;
const EAST_ASIAN_FACES = /\sw:eastAsia=["']([^"']+)["']/g;
const EAST_ASIAN_TEXT = />[^<]*(?:[\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|[\ud840-\ud88f][\udc00-\udfff]|&#)/;
const DRAWING_FONTS = /<a:(?:latin|ea|cs|sym)\b[^>]*?\stypeface=["']([^"']+)["']/g;
const THEME_LATIN = /<a:latin\b[^>]*?\stypeface=["']([^"']+)["']/g;
/** In place of a font its role in the theme, such as `+mn-lt` or `+Body`. */
const THEME_FONTS = /Theme=["'](?:major|minor)|(?:typeface|w:ascii|w:hAnsi|w:cs|w:eastAsia)=["']\+/;
const PARTS = /(document\.main|template\.main|header|footer|footnotes|endnotes|slide|slideLayout|slideMaster|chart|diagramDrawing)\+xml$/;

/** The names of the fonts that a document asks for, sorted. Office writes one for East Asian letters into every style: it is asked for where such stand. */
export function fontsUsed(office: OfficePackage): string[] {
  const fonts = new Set<string>();
  const eastAsianFonts = new Set<string>();
  let isEastAsian = false;
  let usesTheme = office.kind === 'pptx';
  const note = (text: string, pattern: RegExp, into = fonts) => {
    for (const [, face = ''] of text.matchAll(pattern)) if (!face.startsWith('+')) into.add(familyOf(face));
  };
  const look = (xml: string) => {
    for (const [open] of xml.includes('<w:rFonts') ? xml.matchAll(WORD_FONTS) : []) {
      note(open, WORD_FACES);
      note(open, EAST_ASIAN_FACES, eastAsianFonts);
    }
    if (xml.includes('typeface')) note(xml, DRAWING_FONTS);
    usesTheme ||= THEME_FONTS.test(xml);
  };
  const styles = new Set<string>();
  for (const name of office.names()) {
    if (!PARTS.test(office.types.of(name) ?? '')) continue;
    const xml = office.text(name);
    look(xml);
    isEastAsian ||= EAST_ASIAN_TEXT.test(xml);
    for (const [, style] of xml.matchAll(/<w:[prt](?:Style|blStyle)\s+w:val=["']([^"']+)["']/g)) styles.add(style ?? '');
  }
  for (const xml of stylesUsed(office, styles)) look(xml);
  const theme = usesTheme && office.names().find((name) => /theme\/theme1\.xml$/i.test(name));
  if (theme) note(office.text(theme), THEME_LATIN);
  return [...new Set([...fonts, ...(isEastAsian ? eastAsianFonts : [])])].filter((font) => font !== '').sort();
}

/** An `@` before a family asks for its upright letters in vertical text. */
const familyOf = (face: string): string => readXmlText(face).replace(/^@/, '').trim();

/** The styles that a document uses, with what they are based on: a file carries many more. */
function stylesUsed(office: OfficePackage, named: ReadonlySet<string>): string[] {
  const part = office.names().find((name) => /wordprocessingml\.styles\+xml$/.test(office.types.of(name) ?? ''));
  if (!part) return [];
  const xml = office.text(part);
  const all = new Map<string, string>();
  const used = [/<w:docDefaults\b[\s\S]*?<\/w:docDefaults>/.exec(xml)?.[0] ?? ''];
  const waiting = [...named];
  for (const [style, open = ''] of xml.matchAll(/(<w:style\b[^>]*>)[\s\S]*?<\/w:style>/g)) {
    const id = /\sw:styleId=["']([^"']+)["']/.exec(open)?.[1] ?? '';
    all.set(id, style);
    if (/\sw:default=["'](1|true|on)["']/.test(open)) waiting.push(id);
  }
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const style = all.get(id);
    if (!style) continue;
    all.delete(id);
    used.push(style);
    for (const [, next = ''] of style.matchAll(/<w:(?:basedOn|link)\s+w:val=["']([^"']+)["']/g)) waiting.push(next);
  }
  return used;
}
