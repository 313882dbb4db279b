import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { checkSeals } from '@/lib/engines/pdf/seal/check-seals';
import { readSeals } from '@/lib/engines/pdf/seal-reading/read-seals';
import { outside, withEnv } from '@/lib/testing/outside-server';
import { annotated, flipped, signedFile } from '@/lib/testing/signed-file';
import { timeStampAuthority } from '@/lib/testing/time-stamp-authority';
import { answerFile } from './answer-file';

test('a time-stamp has the same time by the reading that browsers do, by the operator’s, and in the answer', { timeout: 60_000 }, async () => {
  const authority = timeStampAuthority();
  await outside({ hosts: ['tsa.example.com'], answer: async (request, response) => response.end(authority.reply(await buffer(request))) });
  withEnv({ ...env(), TIMESTAMP_URLS: ['https://tsa.example.com/tsr'] });
  const { pdf } = await signedFile();
  const [checked] = await checkSeals(pdf);
  const stampedAt = checked?.timeStamp?.at.toISOString();
  expect(stampedAt).toEqual(expect.any(String));
  expect(await readSeals(new Uint8Array(pdf))).toMatchObject({ seals: [{ intact: true, stampedAt }] });
  expect(await answerFile(new Uint8Array(pdf))).toMatchObject({ verdict: 'original', seal: { stamped_at: stampedAt } });
});

test('both readings of a seal agree on what is whole, added to and changed', async () => {
  const { pdf } = await signedFile();
  for (const file of [pdf, annotated(pdf), flipped(pdf)]) {
    const [[checked], reading] = [await checkSeals(file), await readSeals(new Uint8Array(file))];
    const [read] = reading.kind === 'pdf' ? reading.seals : [];
    expect(read).toMatchObject({
      intact: checked?.digestOk && checked.signatureOk,
      revisionBytes: checked?.coveredBytes,
      certificateSha256: checked?.certificate?.sha256Fingerprint,
    });
  }
});
