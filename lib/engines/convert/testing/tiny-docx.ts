import { crc32, deflateRawSync } from 'node:zlib';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export type Part = { /** Its path below `word/`. */ name: string; xml: string /** What it is to the document, such as `comments`. */; kind: string };

export const paragraph = (text: string, run = ''): string => `<w:p><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
export const inFont = (family: string): string => `<w:rFonts w:ascii="${family}" w:hAnsi="${family}" w:eastAsia="${family}" w:cs="${family}"/>`;

/** A DOCX with this body; `relationships` are further ones of the document, as XML. */
export function tinyDocx(body: string, parts: readonly Part[] = [], relationships = ''): Uint8Array {
  const overrides = parts.map(({ name, kind }) => `<Override PartName="/word/${name}" ContentType="${WORD}.${kind}+xml"/>`).join('');
  const related = parts.map(({ name, kind }, index) => `<Relationship Id="part${index}" Type="${OFFICE}/${kind}" Target="${name}"/>`).join('');
  return zip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>${overrides}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${related}${relationships}</Relationships>`,
    ...Object.fromEntries(parts.map(({ name, xml }) => [`word/${name}`, xml])),
  });
}

function zip(files: Record<string, string>): Uint8Array {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, data] = [Buffer.from(name), Buffer.from(text)];
    const packed = deflateRawSync(data);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed]);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place.subarray(2), title]));
    entries.push(entry);
    offset += entry.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries, list, end]);
}
