import type { OperationDocs } from '@/lib/core/operation-docs';
import { created_at, expires_at, request_id } from '../example-values';

export const listRequestsDocs: OperationDocs = {
  remarks:
    'The requests that the account of the API key has made, newest first; a test key sees those of test keys, a live key the others. The body is an array of at most `limit` requests, 50 where nothing is said; where there are more, the `Link` header leads to the next page. `status` keeps those that are in this status now.',
  examples: [{ title: 'The newest', status: 200, given: 'open request', withKey: true }],
  answers: {
    page: {
      summary: 'A page of requests',
      value: [
        {
          request_id,
          status: 'pending',
          created_at,
          expires_at,
          signed_at: null,
          next_step: 'Anna Berg (anna@example.com) has the signing link by email and can sign until 2026-12-05 (UTC).',
          ended: null,
        },
      ],
    },
  },
};
