import { createHash, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkSeals } from '@/lib/engines/pdf/seal/check-seals';
import { checkTimeStamp } from '@/lib/engines/pdf/seal/check-time-stamp';
import { loadOrCreateSealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealWithTimeStamp } from '@/lib/engines/pdf/seal/seal-with-time-stamp';
import { maxTokenBytes, timeStampRequest, tokenOf } from '@/lib/engines/pdf/seal/time-stamp';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { timeStampAuthority } from '@/lib/testing/time-stamp-authority';

const digestOf = (text: string) => createHash('sha256').update(text).digest();
const at = new Date('2026-11-21T10:00:00Z');

test('a seal with a time-stamp: ours and the authority’s certificate, the authority’s time, and openssl agrees', async () => {
  const authority = timeStampAuthority();
  let stamped = new Uint8Array();
  let made = new Uint8Array();
  const ask = async (digest: Uint8Array) => {
    const request = timeStampRequest(digest);
    const { token, stamp } = tokenOf(authority.reply(request.der), request, [new X509Certificate(authority.rootPem())]);
    [stamped, made] = [Uint8Array.from(digest), Uint8Array.from(token)];
    return { token, at: stamp.at };
  };
  const { bytes, timeStampedAt } = await sealWithTimeStamp(await plainPdf(), await loadOrCreateSealIdentity(temporaryFolder(), 'Paraph'), {
    reason: 'Sealed',
    at,
    ask,
  });
  authority.verify(made, stamped);
  const [seal] = await checkSeals(bytes);
  expect(seal).toMatchObject({ coversWholeFile: true, digestOk: true, signatureOk: true, signingTime: at, timeStampProblem: null });
  expect(seal?.timeStamp).toMatchObject({ imprintOk: true, signatureOk: true, at: timeStampedAt, certificate: { subject: 'CN=Test Time Stamps' } });
});

test('an authority that gives nothing leaves a seal without a time-stamp', async () => {
  const identity = await loadOrCreateSealIdentity(temporaryFolder(), 'Paraph');
  const { bytes, timeStampedAt } = await sealWithTimeStamp(await plainPdf(), identity, { reason: 'Sealed', at, ask: async () => null });
  expect(timeStampedAt).toBeNull();
  expect((await checkSeals(bytes))[0]).toMatchObject({ coversWholeFile: true, digestOk: true, signatureOk: true, timeStamp: null });
});

test('a stamp that was cut from another seal is over something else', async () => {
  const authority = timeStampAuthority();
  const other = timeStampRequest(digestOf('another signature'));
  const { token } = tokenOf(authority.reply(other.der), other, []);
  const identity = await loadOrCreateSealIdentity(temporaryFolder(), 'Paraph');
  const { bytes } = await sealWithTimeStamp(await plainPdf(), identity, { reason: 'Sealed', at, ask: async () => ({ token, at }) });
  expect((await checkSeals(bytes))[0]).toMatchObject({ signatureOk: true, timeStamp: { imprintOk: false, signatureOk: true } });
});

test('a reply is refused that is over another digest, answers another question, was changed, is a refusal, or is none', () => {
  const authority = timeStampAuthority();
  const asked = timeStampRequest(digestOf('seal'));
  const reply = authority.reply(asked.der);
  expect(tokenOf(reply, asked, []).stamp.imprintOk).toBe(true);
  expect(() => tokenOf(authority.reply(timeStampRequest(digestOf('other')).der), asked, [])).toThrow('over something else');
  expect(() => tokenOf(authority.reply(timeStampRequest(digestOf('seal')).der), asked, [])).toThrow('its nonce is not ours');
  const changed = Uint8Array.from(reply);
  changed[changed.length - 5] = (changed.at(-5) ?? 0) ^ 1;
  expect(() => tokenOf(changed, asked, [])).toThrow('signature of the time-stamp is not valid');
  // PKIStatusInfo { rejection }.
  expect(() => tokenOf(Uint8Array.from([0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02]), asked, [])).toThrow('refused, with the status 2');
  expect(() => tokenOf(Buffer.from('<html>'), asked, [])).toThrow('no time-stamp reply');
  expect(() => tokenOf(new Uint8Array(), asked, [])).toThrow('no time-stamp reply');
});

test('a stamp is valid only by a certificate that is for time-stamps, for nothing else, and was valid at its time', () => {
  const authority = timeStampAuthority();
  const { der, digest } = timeStampRequest(digestOf('seal'));
  const isValid = (certificate: { purpose?: string; days?: number }) => checkTimeStamp(authority.tokenBy(certificate, der), { sha256: digest }).signatureOk;
  expect(isValid({})).toBe(true);
  expect(isValid({ purpose: 'emailProtection' })).toBe(false);
  expect(isValid({ purpose: 'timeStamping,emailProtection' })).toBe(false);
  expect(isValid({ days: -1 })).toBe(false);
});

test('a time-stamp larger than what is kept free for it is refused', () => {
  const oversized = Buffer.alloc(maxTokenBytes);
  const within = (tag: number, ...parts: Uint8Array[]) => {
    const content = Buffer.concat(parts);
    return Buffer.concat([Buffer.from([tag, 0x82, content.length >> 8, content.length & 0xff]), content]);
  };
  const signedData = Buffer.from('06092a864886f70d010702', 'hex');
  const reply = within(0x30, Buffer.from('3003020100', 'hex'), within(0x30, signedData, within(0xa0, within(0x04, oversized))));
  expect(() => tokenOf(reply, timeStampRequest(digestOf('seal')), [])).toThrow('larger than 16384 bytes');
});

test('where authorities are named, another one’s stamp is refused', () => {
  const [ours, other] = [timeStampAuthority(), timeStampAuthority()];
  const asked = timeStampRequest(digestOf('seal'));
  const trusted = [new X509Certificate(ours.rootPem())];
  expect(tokenOf(ours.reply(asked.der), asked, trusted).stamp.signatureOk).toBe(true);
  expect(() => tokenOf(other.reply(asked.der), asked, trusted)).toThrow('TIMESTAMP_CERTIFICATES_FILE');
});
