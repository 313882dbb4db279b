const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them, nor halves of characters
const IMPOSSIBLE = /[\u0000-\u0008\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a vertical tab is Word's line break
const BREAKS = /\r\n?|[\u000b\u0085\u2028\u2029]/g;
/** Most values need nothing. */
const PLAIN = /^[ -~]*$/;
const MARKUP = /[&<>]/g;
const MARKUP_OR_QUOTE = /[&<>"\n\r\t]/g;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;', '\t': '&#9;' };

/** What XML text or an attribute's value says. */
export function readXmlText(raw: string): string {
  if (!raw.includes('&') && !raw.includes('<')) return raw;
  return raw.replace(REFERENCE, (written, cdata, hex, decimal, name) => {
    if (cdata !== undefined) return cdata;
    if (written.startsWith('<!')) return '';
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return ENTITIES[name] ?? written;
  });
}

export const writeXmlText = (text: string): string => text.replace(MARKUP, (character) => ESCAPES[character] ?? character);

/** For an attribute in double quotes. */
export const writeXmlAttribute = (text: string): string => text.replace(MARKUP_OR_QUOTE, (character) => ESCAPES[character] ?? character);

/** A value as a document can hold it: every line break is \n, and no character is left that XML forbids. */
export const tidyValue = (value: string): string => (PLAIN.test(value) ? value : value.replace(BREAKS, '\n').replace(IMPOSSIBLE, ''));
