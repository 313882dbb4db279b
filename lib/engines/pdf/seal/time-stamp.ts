import { randomBytes, X509Certificate } from 'node:crypto';
import { fromBER, Integer, Null, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, TimeStampReq, TimeStampResp } from 'pkijs';
import { type CheckedTimeStamp, checkTimeStamp } from './check-time-stamp.ts';

/** What is sent to a time-stamp authority (RFC 3161, 2.4.1), and what its reply must hold. */
export type TimeStampRequest = { der: Uint8Array; digest: Uint8Array; nonce: string };

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 8;
/** Of a token with its certificates; the seal has room for it beside its own. */
export const maxTokenBytes = 16 * 1024;

/** A reply that is not the answer to what was asked, or that nobody could rely on. The message says which. */
export class TimeStampRefused extends Error {
  override name = 'TimeStampRefused';
}

/** Asks for a stamp over a SHA-256 digest. */
export function timeStampRequest(digest: Uint8Array): TimeStampRequest {
  const nonce = randomBytes(NONCE_BYTES);
  // A positive number of full length: authorities may drop leading zeros.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: Uint8Array.from(digest).buffer }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  });
  return { der: new Uint8Array(request.toSchema().toBER()), digest, nonce: nonce.toString('hex') };
}

/**
 * The token of a reply, in DER, once it is checked: granted, over this digest, with this nonce, signed by a certificate that was
 * valid then and meant for nothing else; where authorities are named, by one of them. Throws TimeStampRefused.
 */
export function tokenOf(reply: Uint8Array, asked: TimeStampRequest, trusted: readonly X509Certificate[]): { token: Uint8Array; stamp: CheckedTimeStamp } {
  const token = readReply(reply);
  if (token.length > maxTokenBytes) throw new TimeStampRefused(`The time-stamp is larger than ${maxTokenBytes} bytes.`);
  const stamp = checked(token, asked.digest);
  if (!stamp.imprintOk) throw new TimeStampRefused('The time-stamp is over something else than the seal.');
  if (stamp.nonce !== asked.nonce) throw new TimeStampRefused('The time-stamp answers another question: its nonce is not ours.');
  if (!stamp.signatureOk) throw new TimeStampRefused('The signature of the time-stamp is not valid, or its certificate is not for time-stamps.');
  if (trusted.length > 0 && !isTrusted(stamp, trusted)) throw new TimeStampRefused('The time-stamp comes from none of TIMESTAMP_CERTIFICATES_FILE.');
  return { token, stamp };
}

function readReply(reply: Uint8Array): Uint8Array {
  try {
    const { offset, result } = fromBER(Uint8Array.from(reply).buffer);
    if (offset === -1) throw new Error(result.error);
    const { status, timeStampToken } = new TimeStampResp({ schema: result });
    // 0 is granted, 1 granted with modifications, which the checks below catch.
    if (status.status > 1 || !timeStampToken) throw new TimeStampRefused(`The authority refused, with the status ${status.status}.`);
    const [, token] = (result.valueBlock as unknown as { value: { valueBeforeDecodeView: Uint8Array }[] }).value;
    return new Uint8Array(token?.valueBeforeDecodeView ?? []);
  } catch (error) {
    throw error instanceof TimeStampRefused ? error : new TimeStampRefused('The authority’s answer is no time-stamp reply.', { cause: error });
  }
}

function checked(token: Uint8Array, digest: Uint8Array): CheckedTimeStamp {
  try {
    return checkTimeStamp(token, { sha256: digest });
  } catch (error) {
    throw new TimeStampRefused(`The time-stamp cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Whether a chain leads to one of these: it holds it, or its last certificate was issued by it. */
export function isTrusted({ chain }: Pick<CheckedTimeStamp, 'chain'>, trusted: readonly X509Certificate[]): boolean {
  const last = chain.at(-1);
  if (!last) return false;
  const end = new X509Certificate(last.pem);
  return trusted.some(
    (one) => chain.some(({ pem }) => new X509Certificate(pem).fingerprint256 === one.fingerprint256) || (end.checkIssued(one) && end.verify(one.publicKey)),
  );
}
