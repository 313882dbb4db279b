import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { type BaseBlock, fromBER, type ObjectIdentifier, type OctetString } from 'asn1js';
import { type AlgorithmIdentifier, ContentInfo, RSASSAPSSParams, type SignedAndUnsignedAttributes, SignedData, type SignerInfo } from 'pkijs';

/** A CMS signature that was checked. It says who signed what; whether one trusts the signer is another question. */
export type CheckedCms = {
  /** Whether the digest that was signed is that of the content. */
  digestOk: boolean;
  /** Whether the signature was made over that digest with the certificate's key, and names that certificate. */
  signatureOk: boolean;
  /** Lower case, without a hyphen, as Node names it: `sha256`. */
  digestAlgorithm: string;
  signer: X509Certificate;
  /** All that the signature carries. */
  certificates: X509Certificate[];
  /** As the signer states it. */
  signingTime: Date | null;
  /** What a time-stamp is made over. */
  signature: Uint8Array;
  /** DER of the time-stamp's ContentInfo (RFC 3161), where there is one. */
  timeStamp: Uint8Array | null;
  /** What stands inside, with its type; null where the content lies elsewhere. */
  content: { type: string; bytes: Uint8Array } | null;
};

const DIGESTS: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const RSA_PSS = '1.2.840.113549.1.1.10';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

/** Checks a CMS signature over its own content, or over parts that lie elsewhere. Throws where it cannot be read. */
export function checkCms(der: Uint8Array, detached: readonly Uint8Array[] | null): CheckedCms {
  const { signedData, block } = readSignedData(der);
  const [info] = signedData.signerInfos;
  if (!info) throw new Error('Nobody signed.');
  const certificates = certificatesIn(block);
  const signer = certificates.find((certificate) => isNamed(info, certificate));
  if (!signer) throw new Error('The certificate of the signature is missing.');
  const digestAlgorithm = digestName(info.digestAlgorithm);
  const inner = signedData.encapContentInfo.eContent;
  const content = inner ? { type: signedData.encapContentInfo.eContentType, bytes: octets(inner) } : null;
  const parts = detached ?? (content ? [content.bytes] : []);
  const { digestOk, signed } = signedParts(info, parts, digestAlgorithm);
  const signature = octets(info.signature);
  return {
    digestOk,
    signatureOk: namesItsCertificate(info.signedAttrs, signer) && isSignedWith(info, signer, digestAlgorithm, signed, signature),
    digestAlgorithm,
    signer,
    certificates,
    signingTime: attribute(info.signedAttrs, SIGNING_TIME)?.toDate?.() ?? null,
    signature,
    timeStamp: bytesOf(attribute(info.unsignedAttrs, TIME_STAMP)),
    content,
  };
}

type Block = BaseBlock & { toDate?: () => Date; valueBlock: { value?: Block[]; valueHexView?: Uint8Array } };

function readSignedData(der: Uint8Array): { signedData: SignedData; block: Block } {
  const { offset, result } = fromBER(Uint8Array.from(der).buffer);
  if (offset === -1) throw new Error('The signature is not in DER.');
  const info = new ContentInfo({ schema: result });
  if (info.contentType !== SIGNED_DATA) throw new Error('The signature is of another kind than CMS SignedData.');
  return { signedData: new SignedData({ schema: info.content }), block: info.content as Block };
}

/** The certificates as they were written: encoding them anew could change what was signed. */
function certificatesIn(signedData: Block): X509Certificate[] {
  const set = signedData.valueBlock.value?.find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === 0);
  const blocks = (set?.valueBlock.value ?? []).filter((block) => isSequence(block));
  return blocks.slice(0, MAX_CERTIFICATES).flatMap((block) => {
    try {
      return [new X509Certificate(Buffer.from(block.valueBeforeDecodeView))];
    } catch {
      return [];
    }
  });
}

/** By its tag: two copies of the library have two classes. */
const isSequence = (block: Block | undefined): boolean => block?.idBlock.tagClass === 1 && block.idBlock.tagNumber === 16;

const MAX_CERTIFICATES = 20;

const hexadecimal = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(00)+/, '')
    .toUpperCase();

/** By serial number and issuer, or by the key's identifier; the issuer is held to by the attribute that names the certificate. */
function isNamed(info: SignerInfo, certificate: X509Certificate): boolean {
  const serial = info.sid?.serialNumber?.valueBlock?.valueHexView as Uint8Array | undefined;
  if (serial) return hexadecimal(serial) === certificate.serialNumber.replace(/^(00)+/, '').toUpperCase();
  const keyId = info.sid?.valueBlock?.valueHexView as Uint8Array | undefined;
  return keyId !== undefined && keyId.length > 0 && Buffer.from(certificate.raw).includes(Buffer.from(keyId));
}

/** As Node names it. Throws where it is none that we check. */
export function digestName({ algorithmId }: AlgorithmIdentifier): string {
  const name = DIGESTS[algorithmId];
  if (!name) throw new Error(`The digest ${algorithmId} is not known.`);
  return name;
}

/** What the signature was made over: the attributes, which hold the content's digest, or the content itself. */
function signedParts(info: SignerInfo, parts: readonly Uint8Array[], algorithm: string): { digestOk: boolean; signed: Uint8Array } {
  if (!info.signedAttrs) return { digestOk: true, signed: Buffer.concat(parts) };
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  const stated = attribute(info.signedAttrs, MESSAGE_DIGEST)?.valueBlock.valueHexView;
  return { digestOk: stated !== undefined && hash.digest().equals(Buffer.from(stated)), signed: new Uint8Array(info.signedAttrs.encodedValue) };
}

function isSignedWith(info: SignerInfo, signer: X509Certificate, digest: string, signed: Uint8Array, signature: Uint8Array): boolean {
  const { algorithmId, algorithmParams } = info.signatureAlgorithm;
  const key = signer.publicKey;
  try {
    if (key.asymmetricKeyType?.startsWith('ed')) return verify(null, signed, key, signature);
    if (algorithmId !== RSA_PSS) return verify(digest, signed, key, signature);
    const { saltLength, hashAlgorithm } = new RSASSAPSSParams({ schema: algorithmParams });
    return verify(digestName(hashAlgorithm), signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature);
  } catch {
    return false;
  }
}

/** RFC 5035: a signature that names its certificate by hash cannot be given another one of the same key. Those that name none pass. */
function namesItsCertificate(attributes: SignedAndUnsignedAttributes | undefined, signer: X509Certificate): boolean {
  const v2 = attribute(attributes, SIGNING_CERTIFICATE_V2);
  const named = v2 ?? attribute(attributes, SIGNING_CERTIFICATE);
  const first = named?.valueBlock.value?.[0]?.valueBlock.value?.[0]?.valueBlock.value ?? [];
  if (!named) return true;
  const algorithm = first.find((block) => isSequence(block))?.valueBlock.value?.[0] as unknown as ObjectIdentifier | undefined;
  const isStated = v2 && isSequence(first[0]) && algorithm;
  const digest = isStated ? (DIGESTS[algorithm.valueBlock.toString()] ?? '') : v2 ? 'sha256' : 'sha1';
  const hash = (isStated ? first[1] : first[0])?.valueBlock.valueHexView;
  return digest !== '' && hash !== undefined && createHash(digest).update(signer.raw).digest().equals(Buffer.from(hash));
}

const attribute = (attributes: SignedAndUnsignedAttributes | undefined, type: string): Block | undefined =>
  attributes?.attributes.find((one) => one.type === type)?.values[0] as Block | undefined;

const bytesOf = (block: Block | undefined): Uint8Array | null => (block ? new Uint8Array(block.valueBeforeDecodeView) : null);

/** The octets of a string, which BER may have cut into pieces. */
function octets(string: OctetString): Uint8Array {
  return new Uint8Array(string.getValue());
}
