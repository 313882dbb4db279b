import type { OperationDocs } from '@/lib/core/operation-docs';
import { secretSample, webhookSample } from '../example-values';
export const createWebhookDocs: OperationDocs = {
  remarks:
    'Each event is posted to `url` as JSON, signed as Standard Webhooks has it; answer any 2xx within 15 seconds. What a live key makes is told of live requests, what a test key makes of test requests. The secret stands in the answer.',
  examples: [
    {
      title: 'Be told when somebody signs or declines',
      status: 201,
      withKey: true,
      body: { url: 'https://hooks.example.com/paraph', events: ['request.signed', 'request.declined'] },
    },
  ],
  situations: [
    { title: 'An address that nobody may call', status: 400, withKey: true, body: { url: 'https://localhost/hook' } },
    { title: 'One more than there may be', status: 409, given: 'twenty webhooks', withKey: true, body: { url: 'https://hooks.example.com/paraph' } },
  ],
  answers: { made: { summary: 'A webhook and its secret', value: { ...webhookSample, secret: secretSample } } },
};
