import { digest, type Hash, hashOf, isSignedBy, oidOf, oids } from './algorithms.ts';
import { type Bytes, type Element, elementAt, elementsIn, expectTag, membersOf, NotDer, numbered, sameBytes, sequenceAt, tags, timeOf } from './der.ts';

/** A signature with what it says of itself (CMS SignedData, RFC 5652), of one signer. */
export type SignedData = {
  /** The signer's certificate, in DER. */
  certificate: Bytes;
  /** What is signed, where it lies in the signature itself, as in a time-stamp. */
  content: Bytes | null;
  hash: Hash;
  /** What is signed in place of the content. */
  attributes: Bytes;
  messageDigest: Bytes;
  /** When the signer says that it signed, in RFC 3339. */
  signingTime: string | null;
  signatureAlgorithm: Element;
  signature: Bytes;
  /** In DER. */
  timeStamp: Bytes | null;
};

/** Throws NotDer where the bytes are none, or of a kind that is not known here. */
export function readSignedData(bytes: Bytes): SignedData {
  const [type, wrapped] = sequenceAt(bytes);
  if (!type || oidOf(elementAt(bytes)) !== oids.signedData) throw new NotDer('This is no signed data.');
  const parts = membersOf(elementsIn(expectTag(wrapped, numbered(0)))[0]);
  const certificates = parts.find(({ tag }) => tag === numbered(0));
  const [signer] = elementsIn(expectTag(parts.at(-1), tags.set));
  const [, id, digestAlgorithm, ...rest] = membersOf(signer);
  const signed = expectTag(rest.shift(), numbered(0));
  const [signatureAlgorithm, signature, unsigned] = rest;
  const attribute = attributesIn(signed);
  const unsignedAttribute = attributesIn(unsigned);
  const time = attribute(oids.signingTime);
  return {
    certificate: certificateOf(certificates, id),
    content: contentOf(parts[2]),
    hash: hashOf(digestAlgorithm),
    // RFC 5652, 5.4: the digest is made over the set by its own tag, not by the one that its place gives it.
    attributes: retagged(signed.whole),
    messageDigest: expectTag(attribute(oids.messageDigest), tags.octetString).content,
    signingTime: time ? timeOf(time) : null,
    signatureAlgorithm: expectTag(signatureAlgorithm, tags.sequence),
    signature: expectTag(signature, tags.octetString).content,
    timeStamp: unsignedAttribute(oids.timeStampToken)?.whole ?? null,
  };
}

/** Whether it is its certificate's own signature, over content of this digest. */
export async function isWhole(data: SignedData, contentDigest: Bytes): Promise<boolean> {
  if (!sameBytes(data.messageDigest, contentDigest)) return false;
  const { attributes: signed, signature, signatureAlgorithm: algorithm, hash } = data;
  return isSignedBy({ signed, signature, algorithm, hash, publicKey: publicKeyOf(data.certificate) });
}

/** The time that an authority gives a signature, where the time-stamp is whole and of this signature (RFC 3161); else null. */
export async function stampedTime(timeStamp: Bytes, signature: Bytes): Promise<string | null> {
  const token = readSignedData(timeStamp);
  if (!token.content || !(await isWhole(token, await digest(token.hash, token.content)))) return null;
  const [, , imprint, , time] = sequenceAt(token.content);
  const [algorithm, stamped] = membersOf(imprint);
  const isOfThis = sameBytes(expectTag(stamped, tags.octetString).content, await digest(hashOf(algorithm), signature));
  return isOfThis ? timeOf(expectTag(time, tags.generalizedTime)) : null;
}

/** Members of a certificate's signed part (RFC 5280, 4.1), counted from its serial number. */
const part = { serial: 0, issuer: 2, subject: 4, publicKey: 5 } as const;

function partsOf(certificate: Bytes): Element[] {
  const parts = membersOf(sequenceAt(certificate)[0]);
  return parts[0]?.tag === numbered(0) ? parts.slice(1) : parts;
}

const publicKeyOf = (certificate: Bytes): Element => expectTag(partsOf(certificate)[part.publicKey], tags.sequence);

/** The common name of a certificate's subject, else its organisation. */
export function subjectOf(certificate: Bytes): string | null {
  const names = elementsIn(expectTag(partsOf(certificate)[part.subject], tags.sequence)).flatMap((set) => elementsIn(set));
  const named = (oid: string) => names.find((name) => oidOf(name) === oid);
  const value = membersOf(named(oids.commonName) ?? named(oids.organisation) ?? names[0])[1];
  return value ? textOf(value) : null;
}

const BMP_STRING = 0x1e;

const textOf = ({ tag, content }: Element): string => new TextDecoder(tag === BMP_STRING ? 'utf-16be' : 'utf-8').decode(content).trim();

/** The certificate that the signer names, by issuer and serial number or by its key's identifier. */
function certificateOf(certificates: Element | undefined, id: Element | undefined): Bytes {
  const all = certificates ? elementsIn(certificates).filter(({ tag }) => tag === tags.sequence) : [];
  const found = all.find(({ whole }) => isNamed(whole, id));
  if (!found) throw new NotDer('The certificate of the signer is not there.');
  return found.whole;
}

const KEY_IDENTIFIER = 0x80;
const EXTENSIONS = 3;

function isNamed(certificate: Bytes, id: Element | undefined): boolean {
  const parts = partsOf(certificate);
  if (id?.tag === KEY_IDENTIFIER) {
    const extensions = parts.find(({ tag }) => tag === numbered(EXTENSIONS));
    const all = extensions ? membersOf(elementsIn(extensions)[0]) : [];
    const own = all.find((extension) => oidOf(extension) === oids.keyIdentifier);
    return own !== undefined && sameBytes(elementAt(membersOf(own).at(-1)?.content as Bytes).content, id.content);
  }
  const [issuer, serial] = membersOf(id);
  const [ownIssuer, ownSerial] = [parts[part.issuer], parts[part.serial]];
  if (!issuer || !serial || !ownIssuer || !ownSerial) return false;
  return sameBytes(issuer.whole, ownIssuer.whole) && sameBytes(serial.content, ownSerial.content);
}

function contentOf(info: Element | undefined): Bytes | null {
  const wrapped = membersOf(info)[1];
  return wrapped ? expectTag(elementsIn(wrapped)[0], tags.octetString).content : null;
}

/** Finds the first value of an attribute by its object identifier. */
function attributesIn(set: Element | undefined): (oid: string) => Element | undefined {
  const attributes = set ? elementsIn(set) : [];
  return (oid) => {
    const found = attributes.find((attribute) => oidOf(attribute) === oid);
    return found && elementsIn(expectTag(membersOf(found)[1], tags.set))[0];
  };
}

function retagged(bytes: Bytes): Bytes {
  const copy = Uint8Array.from(bytes);
  copy[0] = tags.set;
  return copy;
}
