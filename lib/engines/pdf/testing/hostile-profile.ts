/** A sound ICC profile of a screen (version 2) that makes black of white and white of black. */
export function hostileProfile(): Uint8Array {
  const fixed = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(Math.round(value * 65_536));
    return bytes;
  };
  const xyz = (x: number, y: number, z: number) => Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(x), fixed(y), fixed(z)]);
  const text = (kind: string, words: string) => Buffer.from(`${kind}\0\0\0\0${words}`, 'latin1');
  const description = Buffer.concat([text('desc', '\0\0\0\x02x\0'), Buffer.alloc(82)]);
  // Two points: from the brightest to the darkest.
  const inverted = text('curv', '\0\0\0\x02\xff\xff\0\0');
  const tags: [string, Buffer][] = [
    ['desc', description],
    ['cprt', text('text', 'x\0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.4361, 0.2225, 0.0139)],
    ['gXYZ', xyz(0.3851, 0.7169, 0.0971)],
    ['bXYZ', xyz(0.1431, 0.0606, 0.7141)],
    ['rTRC', inverted],
    ['gTRC', inverted],
    ['bTRC', inverted],
  ];
  const list = Buffer.alloc(4 + tags.length * 12);
  list.writeUInt32BE(tags.length);
  const parts: Buffer[] = [];
  let at = 128 + list.length;
  for (const [index, [name, data]] of tags.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    list.write(name, 4 + index * 12, 'latin1');
    list.writeUInt32BE(at, 8 + index * 12);
    list.writeUInt32BE(data.length, 12 + index * 12);
    parts.push(padded);
    at += padded.length;
  }
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at);
  head.writeUInt32BE(0x02_10_00_00, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  Buffer.concat([fixed(0.9642), fixed(1), fixed(0.8249)]).copy(head, 68);
  return Buffer.concat([head, list, ...parts]);
}
