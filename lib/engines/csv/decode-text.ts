const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof encodings)[number];

/** So much of a file tells how it is encoded. */
const SAMPLE_BYTES = 4_096;
/** Of text in UTF-16 of whatever script, the signs between the values have a byte of zero. */
const ZEROS_OF_UTF16 = 0.1;

/** What a file of text says, without its mark, and how it was read: by its mark, or by what it can be. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  // A mark at the beginning is dropped by the decoder.
  return { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > (sample.length / 2) * ZEROS_OF_UTF16) return odd >= even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return endsLinesAsMacs(bytes) ? 'macintosh' : 'windows-1252';
  }
}

const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

/** Old Macs ended lines by a carriage return alone; what still does so for their sake, as Excel's "CSV (Macintosh)", writes their letters too. */
const endsLinesAsMacs = (bytes: Uint8Array): boolean => bytes.includes(CARRIAGE_RETURN) && !bytes.includes(LINE_FEED);
