import { defineErrors } from '@/lib/core/errors';

export const signatureErrors = defineErrors({
  badRequest: ['bad_request', 400, 'The request is not valid. See details for each problem.'],
  notFound: ['not_found', 404, 'There is no signature request with this id. Check request_id.'],
  erased: ['not_found', 404, 'The documents of this request were erased when their time was over. The record of what happened is kept.'],
  badTokenHidden: [
    'bad_token',
    404,
    'The request token is missing or wrong. Send the request_token of the create result in X-Request-Token, or the API key of the account that made the request.',
  ],
  badToken: ['bad_token', 403, 'The request token is missing or wrong. Send the request_token of the create result in the X-Request-Token header.'],
  notSigned: ['not_signed', 409, 'There is no signed PDF yet. Ask for the status, and download once it is "signed".'],
  alreadySigned: ['already_signed', 409, 'The document is signed already, so the request can no longer be cancelled.'],
  documentUnreachable: ['document_unreachable', 502, 'The document could not be fetched from its address. Check that the link opens without signing in.'],
  rateLimited: ['rate_limited', 429, 'Too many requests. Wait as many seconds as retryAfter says, then try again.'],
  cannotRemind: [
    'cannot_remind',
    409,
    'The signer cannot be reminded: it is not their turn, they got the link from you, were reminded within ten minutes, or had three reminders.',
  ],
  cannotResend: [
    'cannot_resend',
    409,
    'This email is not sent again: it is not lost, a newer one was sent, what it says is no longer so, or its address takes no more mail.',
  ],
  expired: ['expired', 409, 'The request has expired. Create a new one if the document is still to be signed.'],
});

/** What a person at a private link can run into. The code goes into the page's address; the page has the words. */
export const signingErrors = defineErrors({
  linkUnknown: ['not_found', 404, 'This link is not valid.'],
  gone: ['gone', 409, 'This document can no longer be signed at this link.'],
  consentMissing: ['consent_missing', 400, 'Agree to sign electronically first.'],
  signatureMissing: ['signature_missing', 400, 'Add your signature first.'],
  signatureTooSimple: ['signature_too_simple', 400, 'A dot or a straight line is not a signature. Draw your name.'],
  fieldMissing: ['field_missing', 400, 'Fill in every required field.'],
  textTooLong: ['text_too_long', 400, 'A text is longer than its field allows.'],
  unsupportedScript: [
    'unsupported_script',
    400,
    'A text is in a script that cannot be printed here. Draw or upload your signature; write texts in another script.',
  ],
  badImage: ['bad_image', 400, 'The picture cannot be used as a signature. Choose a PNG or JPEG of at most 2 MB.'],
  tooManyMails: ['too_many_mails', 429, 'This recipient got as many requests today as we let through. Try again tomorrow.'],
  senderSuspended: ['sender_suspended', 403, 'The operator of this service has suspended your account: nothing is sent in your name until that is lifted.'],
  unknownField: ['unknown_field', 400, 'A field does not belong to this document.'],
});
