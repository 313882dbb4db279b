type Mapped = { code: string; text: string };

/** Entries that one block of a map may hold. */
const BLOCK = 100;
const hex = (code: string): string => `<${Buffer.from(code, 'latin1').toString('hex')}>`;

/** A map that gives codes, bytes one a character, the numbers of the letters in their order, from 1 on. */
export function codeMap(letters: readonly Mapped[]): string {
  return mapOf('Codes', letters, 'cidchar', (_letter, index) => String(index + 1));
}

/** A map from codes to what they mean as text. */
export function textMap(letters: readonly Mapped[]): string {
  return mapOf('Text', letters, 'bfchar', ({ text }) => hex(Buffer.from(text, 'utf16le').swap16().toString('latin1')));
}

function mapOf(title: string, letters: readonly Mapped[], kind: 'cidchar' | 'bfchar', entryOf: (letter: Mapped, index: number) => string): string {
  const lengths = [...new Set(letters.map(({ code }) => code.length))].sort();
  const ranges = lengths.map((length) => {
    const own = letters.filter(({ code }) => code.length === length).map(({ code }) => code);
    return [...Array(length).keys()].map((byte) => own.map((code) => code.charCodeAt(byte)));
  });
  const spaces = ranges.map((bytes) => [Math.min, Math.max].map((end) => hex(String.fromCharCode(...bytes.map((values) => end(...values))))).join(' '));
  const entries = letters.map((letter, index) => `${hex(letter.code)} ${entryOf(letter, index)}`);
  const blocks = Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, block) => entries.slice(block * BLOCK, (block + 1) * BLOCK));
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> def',
    `/CMapName /${title} def /CMapType ${kind === 'cidchar' ? 1 : 2} def`,
    `${spaces.length} begincodespacerange`,
    ...spaces,
    'endcodespacerange',
    ...blocks.flatMap((block) => [`${block.length} begin${kind}`, ...block, `end${kind}`]),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
