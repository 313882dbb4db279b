import { defineErrors } from '@/lib/core/errors';

export const mailErrors = defineErrors({
  messageUnknown: ['not_found', 404, 'There is nothing at this address.'],
  reportsOff: ['not_found', 404, 'There is nothing at this address. Set RESEND_WEBHOOK_SECRET to take reports of Resend here.'],
  badSignature: ['bad_signature', 401, 'The signature does not belong to this body and the secret of this webhook, or is older than five minutes.'],
});
