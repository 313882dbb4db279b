import { MAX_BODY_BYTES } from '../server/max-body-bytes';

const message = `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB.`;
const tooLarge = { status: 413, body: { error: 'too_large', message } };
const badRequest = {
  status: 400,
  body: { error: 'bad_request', message, details: [{ path: '', code: 'too_large', message: `${message} A PDF may have 5 MB.` }] },
};

/** Of the signature API only an upload lists 413; anything else that is too large there is a bad request as any other. The first row that fits answers. */
const answers = [
  { under: '/v1/uploads/', answer: tooLarge },
  { under: '/v1/', answer: badRequest },
  { under: '/', answer: tooLarge },
];

/** What a body over `MAX_BODY_BYTES` is told at this address (path and query, as the sender wrote them). */
export function answerToOversized(url: string): typeof tooLarge | typeof badRequest {
  const path = url.replace(/^\/*/, '/');
  return answers.find(({ under }) => path.startsWith(under))?.answer ?? tooLarge;
}
