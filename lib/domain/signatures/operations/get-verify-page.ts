import { z } from 'zod';
import { byAnybody } from '@/lib/core/auth';
import { env } from '@/lib/core/env';
import { operation } from '@/lib/core/operation';
import { sealIdentity } from '../sealing/seal';
import { answerIn } from '../verification/answer-ticket';
import { verificationView } from '../views/verification-view';

export const getVerifyPage = operation({
  name: 'getVerifyPage',
  summary: 'What the page for verifying shows, with the answer that its address carries',
  effect: 'read',
  success: 200,
  auth: byAnybody,
  body: 'none',
  input: z.strictObject({ result: z.string().max(8_000).catch('') }),
  output: z.object({
    answer: verificationView.nullable(),
    /** Whether the address carries an answer that can no longer be read. */
    over: z.boolean(),
    seal: z.object({ subject: z.string(), fingerprint: z.string(), host: z.string() }),
  }),
  errors: [],
  async run({ result }) {
    const [answer, { subject, sha256Fingerprint }] = [result === '' ? null : answerIn(result), await sealIdentity()];
    return { answer, over: result !== '' && answer === null, seal: { subject, fingerprint: sha256Fingerprint, host: new URL(env().BASE_URL).host } };
  },
});
