import { createHash } from 'node:crypto';
import { fromBER } from 'asn1js';
import { TSTInfo } from 'pkijs';
import { type CertificateFacts, certificateFacts, chainOf } from './certificate-facts.ts';
import { checkCms, digestName } from './check-cms.ts';

/** A time-stamp (RFC 3161) over a signature, checked. */
export type CheckedTimeStamp = {
  /** When the authority says that it saw the signature. */
  at: Date;
  /** Whether it was made over this signature. */
  imprintOk: boolean;
  /** Whether the authority's key made it, with a certificate that was valid then and meant for time-stamps. */
  signatureOk: boolean;
  certificate: CertificateFacts;
  /** The authority's certificate and its issuers, nearest first, as far as the stamp carries them. */
  chain: CertificateFacts[];
  /** Hexadecimal. */
  serialNumber: string;
  /** As in the request; hexadecimal, null where there is none. */
  nonce: string | null;
};

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** What a time-stamp is to be over: the bytes in their parts, or their digest. */
type Stamped = readonly Uint8Array[] | { sha256: Uint8Array };

/** Checks a token against what it is to have stamped. Throws where it cannot be read. */
export function checkTimeStamp(token: Uint8Array, stamped: Stamped): CheckedTimeStamp {
  const cms = checkCms(token, null);
  if (cms.content?.type !== TST_INFO) throw new Error('The time-stamp holds something else.');
  const info = new TSTInfo({ schema: fromBER(Uint8Array.from(cms.content.bytes).buffer).result });
  const certificate = certificateFacts(cms.signer);
  return {
    at: info.genTime,
    imprintOk: isOver(info, stamped),
    signatureOk:
      cms.digestOk && cms.signatureOk && isForTimeStamps(certificate) && certificate.notBefore <= info.genTime && info.genTime <= certificate.notAfter,
    certificate,
    chain: chainOf(cms.signer, cms.certificates).map(certificateFacts),
    serialNumber: Buffer.from(info.serialNumber.valueBlock.valueHexView).toString('hex'),
    nonce: info.nonce ? Buffer.from(info.nonce.valueBlock.valueHexView).toString('hex') : null,
  };
}

function isOver({ messageImprint }: TSTInfo, stamped: Stamped): boolean {
  const algorithm = digestName(messageImprint.hashAlgorithm);
  const said = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
  if ('sha256' in stamped) return algorithm === 'sha256' && said.equals(Buffer.from(stamped.sha256));
  const hash = createHash(algorithm);
  for (const part of stamped) hash.update(part);
  return hash.digest().equals(said);
}

/** RFC 3161, 2.3: for time-stamps, and for nothing else. */
const isForTimeStamps = ({ purposes }: CertificateFacts): boolean => purposes?.length === 1 && purposes[0] === TIME_STAMPING;
