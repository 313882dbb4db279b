const SIDE = 64;
const PAGE_INFORMATION = 0x30;
const GENERIC_REGION = 0x26;
/** As fax machines write: 16 white dots, 32 black ones and white to the end; then every row as the one above; and the end. */
const BITS = ['001', '101010', '000001101010', '1', '111'.repeat(SIDE - 1), '000000000001'.repeat(2)].join('');

const rows = (): Buffer => Buffer.from((BITS.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));

/** A picture of 64 by 64 dots with an upright black bar, as a fax (ITU-T T.6), one character a byte. */
export const faxRows = (): string => rows().toString('latin1');

/** The same picture in JBIG2 as PDFs hold it (ITU-T T.88). */
export function faxPicture(): string {
  const size = numbers(SIDE, SIDE, 0, 0);
  const page = segment(0, PAGE_INFORMATION, Buffer.concat([size, Buffer.from([0, 0, 0])]));
  return Buffer.concat([page, segment(1, GENERIC_REGION, Buffer.concat([size, Buffer.from([0, 1]), rows()]))]).toString('latin1');
}

function segment(number: number, kind: number, data: Buffer): Buffer {
  return Buffer.concat([numbers(number), Buffer.from([kind, 0, 1]), numbers(data.length), data]);
}

function numbers(...all: number[]): Buffer {
  const bytes = Buffer.alloc(all.length * 4);
  for (const [index, one] of all.entries()) bytes.writeUInt32BE(one, index * 4);
  return bytes;
}
