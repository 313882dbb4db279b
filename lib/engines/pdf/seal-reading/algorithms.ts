import { type Element, elementsIn, expectTag, hexOf, membersOf, NotDer, tags } from './der.ts';

/** Object identifiers by the bytes that stand for them. */
export const oids = {
  signedData: '2a864886f70d010702',
  messageDigest: '2a864886f70d010904',
  signingTime: '2a864886f70d010905',
  timeStampToken: '2a864886f70d010910020e',
  commonName: '550403',
  organisation: '55040a',
  keyIdentifier: '551d0e',
} as const;

export type Hash = 'SHA-256' | 'SHA-384' | 'SHA-512';

const hashes: Record<string, Hash> = { '608648016503040201': 'SHA-256', '608648016503040202': 'SHA-384', '608648016503040203': 'SHA-512' };

/** Signature algorithms that name their hash; plain RSA takes that of the digest. */
const signatures: Record<string, { kind: 'rsa' | 'ecdsa'; hash?: Hash }> = {
  '2a864886f70d010101': { kind: 'rsa' },
  '2a864886f70d01010b': { kind: 'rsa', hash: 'SHA-256' },
  '2a864886f70d01010c': { kind: 'rsa', hash: 'SHA-384' },
  '2a864886f70d01010d': { kind: 'rsa', hash: 'SHA-512' },
  '2a8648ce3d040302': { kind: 'ecdsa', hash: 'SHA-256' },
  '2a8648ce3d040303': { kind: 'ecdsa', hash: 'SHA-384' },
  '2a8648ce3d040304': { kind: 'ecdsa', hash: 'SHA-512' },
};

/** Curves, with the bytes of a coordinate. */
const curves: Record<string, { name: string; bytes: number }> = {
  '2a8648ce3d030107': { name: 'P-256', bytes: 32 },
  '2b81040022': { name: 'P-384', bytes: 48 },
  '2b81040023': { name: 'P-521', bytes: 66 },
};

/** The object identifier at the head of an AlgorithmIdentifier, ContentInfo or Attribute. */
export const oidOf = (element: Element | undefined): string => hexOf(expectTag(membersOf(element)[0], tags.oid).content);

/** The hash that an AlgorithmIdentifier names. Older ones than SHA-256 prove nothing any more. */
export function hashOf(algorithm: Element | undefined): Hash {
  const hash = hashes[oidOf(algorithm)];
  if (!hash) throw new NotDer('A hash is none that is known here.');
  return hash;
}

export const digest = async (hash: Hash, bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest(hash, bytes));

type Signed = { signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer>; algorithm: Element; hash: Hash; publicKey: Element };

/** Whether a signature is that of a key over those bytes. Throws NotDer where the algorithm is none that is known here. */
export async function isSignedBy({ signed, signature, algorithm, hash, publicKey }: Signed): Promise<boolean> {
  const known = signatures[oidOf(algorithm)];
  if (!known) throw new NotDer('A signature is of a kind that is not known here.');
  const named = known.hash ?? hash;
  if (known.kind === 'rsa') {
    const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: named };
    return crypto.subtle.verify(rsa, await crypto.subtle.importKey('spki', publicKey.whole, rsa, false, ['verify']), signature, signed);
  }
  const curve = curves[hexOf(elementsIn(membersOf(publicKey)[0] as Element)[1]?.content ?? new Uint8Array())];
  if (!curve) throw new NotDer('A key is on a curve that is not known here.');
  const key = await crypto.subtle.importKey('spki', publicKey.whole, { name: 'ECDSA', namedCurve: curve.name }, false, ['verify']);
  return crypto.subtle.verify({ name: 'ECDSA', hash: named }, key, joined(signature, curve.bytes), signed);
}

/** The two numbers of an ECDSA signature side by side, as Web Crypto takes them, from the sequence that certificates hold (RFC 3279, 2.2.3). */
function joined(signature: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(bytes * 2);
  for (const [index, number] of elementsIn(elementOf(signature)).slice(0, 2).entries()) {
    const digits = number.content.subarray(
      Math.max(
        0,
        number.content.findIndex((byte) => byte !== 0),
      ),
    );
    if (digits.length > bytes) throw new NotDer('A signature is longer than its key.');
    both.set(digits, (index + 1) * bytes - digits.length);
  }
  return both;
}

const elementOf = (bytes: Uint8Array<ArrayBuffer>): Element => {
  const [sequence] = elementsIn({ content: bytes });
  return expectTag(sequence, tags.sequence);
};
