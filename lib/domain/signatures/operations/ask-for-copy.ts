import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { bySigningLink } from '../auth';
import { mail } from '../mails';
import { copyStateOf } from '../sealing/copy-for-signer';
import { lockRequest } from '../store';

export const askForCopy = operation({
  name: 'askForCopy',
  http: 'POST /sign/{token}/copy',
  summary: 'Mail the signed PDF to the signer who got the link from the sender',
  effect: 'write',
  success: 200,
  auth: bySigningLink,
  body: 'form',
  input: z.strictObject({ token: z.string() }),
  output: z.object({ asked: z.boolean() }),
  errors: [],
  async run(_, { scope: { request, party, status } }) {
    if (party !== 'signer' || status !== 'signed') return { asked: false };
    return transaction(async (tx) => {
      // Two clicks at once are one copy.
      await lockRequest(tx, request.id);
      const asked = (await copyStateOf(request)) === 'askable';
      if (asked) await mail(tx, request, 'signed-copy', request.signerEmail);
      return { asked };
    });
  },
});
