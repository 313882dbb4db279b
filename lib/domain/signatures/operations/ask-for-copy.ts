import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { mail } from '../mails';
import { copyStateOf } from '../sealing/copy-for-signer';
import { openLink } from '../signing/open-link';
import { lockRequest } from '../store';

export const askForCopy = operation({
  name: 'askForCopy',
  http: 'POST /sign/{token}/copy',
  surface: 'page',
  summary: 'Mail the signed PDF to the signer who got the link from the sender',
  effect: 'write',
  success: 200,
  input: z.strictObject({ token: z.string() }),
  output: z.object({ location: z.string() }),
  errors: [signingErrors.linkUnknown],
  async run({ token }) {
    const { request, party, status } = await openLink(token);
    if (party === 'signer' && status === 'signed')
      await transaction(async (tx) => {
        // Two clicks at once are one copy.
        await lockRequest(tx, request.id);
        if ((await copyStateOf(request)) === 'askable') await mail(tx, request, 'signed-copy', request.signerEmail);
      });
    return { location: `/sign/${token}` };
  },
});
