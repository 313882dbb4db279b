import type { oas31 } from 'zod-openapi';

const text = { type: 'string' } as const;

/** Headers of answers, by their component's name. */
export const answerHeaders: Record<string, oas31.HeaderObject> = {
  CorrelationId: { description: 'Names this exchange in the service’s log. Tell it to the operator when something is wrong.', required: true, schema: text },
  ETag: { description: 'Names this state of the answer, for If-None-Match.', required: true, schema: text },
  RateLimit: { description: 'What is left of each limit: `"create";r=58;t=1`, r calls, and t seconds until there is one more.', schema: text },
  RateLimitPolicy: { description: 'The limits that count this call: `"create";q=60;w=60`, q calls within w seconds.', schema: text },
  RetryAfter: { description: 'Seconds after which a retry can succeed.', schema: { type: 'integer', minimum: 0 } },
  Authenticate: { description: 'How to authenticate: `Bearer`.', required: true, schema: text },
  IdempotencyReplayed: {
    description: '`true` where this is the first answer once more, and nothing was created anew.',
    schema: { type: 'string', enum: ['true'] },
  },
  Link: { description: 'Where the next page is: `<address>; rel="next"`. Missing on the last.', schema: text },
  AcceptRanges: { description: '`bytes`: a download that broke off can be gone on with.', required: true, schema: text },
  ContentRange: { description: 'Which part this is, and of how many bytes: `bytes 0-99/1234`.', required: true, schema: text },
  ContentDisposition: { description: 'The file name.', schema: text },
};

type Refs = Record<string, { $ref: string }>;

const ref = (name: keyof typeof answerHeaders & string) => ({ $ref: `#/components/headers/${name}` });

export type AnswerTraits = {
  isGet: boolean;
  isLimited: boolean;
  isCreating: boolean;
  isPaged: boolean;
  isConditional: boolean;
  isFile: boolean;
  isStreamed: boolean;
  /** The statuses that say how to authenticate. */
  challenged: readonly number[];
};

/** The headers of one answer. */
export function headersOf(status: number, of: AnswerTraits): Refs {
  const isGood = status < 400;
  const hasBody = isGood && status !== 204;
  const isWhole = status === 200 || status === 206;
  return {
    'X-Correlation-Id': ref('CorrelationId'),
    ...(isGood && of.isGet ? { ETag: ref('ETag') } : {}),
    ...(hasBody && of.isConditional ? { ETag: ref('ETag') } : {}),
    ...(status === 200 && of.isPaged ? { Link: ref('Link') } : {}),
    ...(isWhole && of.isFile ? { 'Content-Disposition': ref('ContentDisposition') } : {}),
    ...(isWhole && of.isStreamed ? { 'Accept-Ranges': ref('AcceptRanges') } : {}),
    ...(status === 206 || status === 416 ? { 'Content-Range': ref('ContentRange') } : {}),
    ...(isGood && of.isCreating ? { 'Idempotency-Replayed': ref('IdempotencyReplayed') } : {}),
    ...(of.isLimited ? { RateLimit: ref('RateLimit'), 'RateLimit-Policy': ref('RateLimitPolicy') } : {}),
    ...(status === 429 ? { 'Retry-After': ref('RetryAfter') } : {}),
    ...(of.challenged.includes(status) ? { 'WWW-Authenticate': ref('Authenticate') } : {}),
  };
}
