import type { AppError } from '@/lib/core/errors';

/** What an agent does about a code. A sentence that speaks of headers, which it has none of, is replaced; the others are added to the error's own. */
const replacing: Record<string, string> = {
  bad_token:
    'The request token is missing or wrong. Give as request_token what sendForSignature returned for this request. If you do not have it, ask the user; do not guess.',
  internal_error: 'Something went wrong on the service’s side. Try once more; if it stays, tell the user to give the operator the correlation id.',
};

const adding: Record<string, string> = {
  bad_request: 'Correct what is listed and call the tool again. Ask the user for whatever you do not know; never invent a name or an address.',
  unauthorised: 'Tell the user that the API key in this client’s settings does not open this, or may only read. Do not try other ids. Nothing was done.',
  not_runnable: 'Call getWorkflow, and tell the user what is missing.',
  unauthorized: 'Tell the user that this client’s settings need an API key that works here. Nothing was sent.',
  rate_limited: 'Call again once after that; do not repeat in a loop.',
  monthly_limit: 'Tell the user; another call will not succeed before the reset.',
  not_found: 'Check the id with the user; do not try others.',
  not_signed: 'Call getSignatureStatus at most once a minute, or come back when the user asks.',
  already_signed: 'Tell the user, and offer to download the signed PDF.',
  too_large: 'Tell the user what the limit is.',
  document_unreachable: 'Ask the user for a link that opens without signing in, or upload the PDF with getUploadUrl.',
};

/** Sentences that send to an address of the API, which is no tool. */
const ofAddresses = /\s*[^.]*\b(GET|POST|PUT|PATCH|DELETE) \/[^.]*\./g;

const ofHeaders = /\bX-[A-Z]/;

/** The error's sentence, and what to do now. A sentence that the case at hand brought with it is kept. */
export function sentenceFor(error: AppError): string {
  const replacement = replacing[error.code];
  if (replacement && ofHeaders.test(error.message)) return replacement;
  const advice = adding[error.code];
  return advice ? `${error.message.replace(ofAddresses, '')} ${advice}` : error.message;
}
