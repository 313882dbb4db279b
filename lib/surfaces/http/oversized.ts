import { bodyLimitAt } from '../server/body-limits';

type Answer = { status: number; body: { error: string; message: string; details?: { path: string; code: string; message: string }[] } };

const tooLarge = (message: string): Answer => ({ status: 413, body: { error: 'too_large', message } });
const badRequest = (message: string): Answer => ({
  status: 400,
  body: { error: 'bad_request', message, details: [{ path: '', code: 'too_large', message: `${message} A PDF may have 5 MB.` }] },
});

/** Of the signature API only an upload lists 413; anything else that is too large there is a bad request as any other. The first row that fits answers. */
const answers = [
  { under: '/v1/uploads/', answer: tooLarge },
  { under: '/v1/', answer: badRequest },
  { under: '/', answer: tooLarge },
];

/** What a body over the limit is told at this address (path and query, as the sender wrote them). */
export function answerToOversized(url: string): Answer {
  const path = url.replace(/^\/*/, '/');
  const answer = answers.find(({ under }) => path.startsWith(under))?.answer ?? tooLarge;
  return answer(`The body is larger than ${bodyLimitAt(url).usableBytes / 1024 / 1024} MB.`);
}
