import { defineErrors } from '@/lib/core/errors';

export const webhookErrors = defineErrors({
  badRequest: ['bad_request', 400, 'The request is not valid. See details for each problem.'],
  notFound: ['not_found', 404, 'There is no webhook with this id in your account. Check webhook_id, and whether it was made with a live or a test key.'],
  deliveryNotFound: ['not_found', 404, 'This webhook has no delivery with this id. Deliveries are kept for 30 days.'],
  tooMany: ['too_many_webhooks', 409, 'The account has 20 webhooks, as many as it may have. Delete one that is no longer used, then make the new one.'],
  disabled: ['webhook_disabled', 409, 'The webhook is disabled. Enable it first (PATCH with "enabled": true), then replay.'],
  rotatedToday: [
    'rotated_today',
    409,
    'The secret was rotated within the last 24 hours, and the one before still signs. Read the one in force with GET, or wait.',
  ],
  underWay: ['delivery_under_way', 409, 'An attempt is under way, or begins within a minute. Look at what comes of it first.'],
  nothingLeft: ['nothing_left', 409, 'What this event told of was erased. There is nothing left to send.'],
  stillPending: ['delivery_pending', 409, 'The delivery waits for its next attempt already. Wait until it is delivered or has failed.'],
});
