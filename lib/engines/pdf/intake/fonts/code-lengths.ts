type Range = readonly [first: number, last: number];
/** Bytes that begin a code of two bytes in each of the usual codings of Chinese, Japanese and Korean; all others are codes of one. */
const LEADS: { pattern: RegExp; leads: readonly Range[] }[] = [
  {
    pattern: /-RKSJ-H$/,
    leads: [
      [0x81, 0x9f],
      [0xe0, 0xfc],
    ],
  },
  {
    pattern: /^EUC-H$/,
    leads: [
      [0x8e, 0x8e],
      [0xa1, 0xfe],
    ],
  },
  { pattern: /^(GB-EUC|GBpc-EUC|GBK-EUC|GBKp-EUC)-H$/, leads: [[0x81, 0xfe]] },
  { pattern: /^(B5pc|HKscs-B5|ETen-B5|ETenms-B5)-H$/, leads: [[0x81, 0xfe]] },
  { pattern: /^(KSC-EUC|KSCms-UHC|KSCms-UHC-HW|KSCpc-EUC)-H$/, leads: [[0x81, 0xfe]] },
  { pattern: /^(H|Identity-H|Uni(GB|CNS|JIS|KS)-UCS2(-HW)?-H|UniJISX0213-UCS2-H|UniJISPro-UCS2-H)$/, leads: [[0, 0xff]] },
  { pattern: /^Uni(GB|CNS|JIS|KS|JIS2004)-UTF16-H$/, leads: [[0, 0xff]] },
];

/** Ranges of first bytes of two-byte codes of a predefined CMap that is written from left to right; undefined for others. */
export const leadsOf = (encoding: string): readonly Range[] | undefined => LEADS.find(({ pattern }) => pattern.test(encoding))?.leads;

/** The codes of a string, bytes one a character. A character beyond the first 65,536 is one code of four bytes in UTF-16. */
export function codesOf(string: string, encoding: string, leads: readonly Range[]): string[] {
  const codes: string[] = [];
  for (let at = 0; at < string.length; ) {
    const byte = string.charCodeAt(at);
    const isPair = encoding.includes('UTF16') && byte >= 0xd8 && byte <= 0xdb;
    const length = isPair ? 4 : leads.some(([first, last]) => byte >= first && byte <= last) ? 2 : 1;
    codes.push(string.slice(at, at + length));
    at += length;
  }
  return codes;
}
