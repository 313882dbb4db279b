import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { visitor } from '@/lib/testing/private-link';
import { sealIdentity } from '../sealing/seal';
import { getVerifyPage } from './get-verify-page';

const page = (result = '') => perform(getVerifyPage, { result }, visitor);

test('the certificate that seals, by name and fingerprint, and the host that is asked', async () => {
  const { subject, sha256Fingerprint: fingerprint } = await sealIdentity();
  expect(await page()).toEqual({ answer: null, over: false, seal: { subject, fingerprint, host: 'localhost:3000' } });
});

test.each(['x', 'A'.repeat(200), 'A'.repeat(100_000).slice(0, 8_000), '{}'])('what is no answer of ours is over, not an error: %.20s', async (result) => {
  expect(await page(result)).toMatchObject({ answer: null, over: true });
});
