import { crc32 } from 'node:zlib';

type Part = readonly [name: string, content: string | Uint8Array];

/** A ZIP file whose entries are stored as they are. Texts are padded so that all of it is ASCII: the proxy of the contract tests knows bodies as text alone. */
export function storedZip(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of parts) {
    const nameBytes = Buffer.from(name);
    const bytes = typeof content === 'string' ? padded(content, offset + 30 + nameBytes.length) : Buffer.from(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, nameBytes, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const bare = directory.reduce((sum, { length }) => sum + length, 0);
  // A comment on the last entry makes the length of the directory ASCII too.
  const comment = bare & 0x80 ? 0x100 - (bare & 0xff) : 0;
  directory.at(-1)?.writeUInt16LE(comment, 32);
  directory.push(Buffer.alloc(comment, ' '));
  const size = bare + comment;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** With so many spaces behind it that checksum, length and the place where the next entry begins are ASCII; as it is where none help. */
function padded(text: string, start: number): Buffer {
  const facts = Buffer.alloc(12);
  for (let spaces = 0; spaces < 20_000; spaces += 1) {
    const bytes = Buffer.from(text + ' '.repeat(spaces));
    facts.writeUInt32LE(crc32(bytes), 0);
    facts.writeUInt32LE(bytes.length, 4);
    facts.writeUInt32LE(start + bytes.length, 8);
    if (facts.every((byte) => byte < 0x80)) return bytes;
  }
  return Buffer.from(text);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document with one paragraph, and what else is to lie in it. */
export const plainDocx = (text: string, ...more: Part[]): Buffer<ArrayBuffer> =>
  storedZip([
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ],
    ...more,
  ]);
