import type { OperationDocs } from '@/lib/core/operation-docs';

export const receiveSourceEventDocs: OperationDocs = {
  remarks: [
    'The body is a JSON object of names and values, at most 1 MB. Nested objects are addressed as `parent.child`; an array of objects is a group, whose elements repeat table rows. At most 16 levels deep and 2,000 different names. The content type may be any kind of JSON, `text/plain`, or a form: there a single member `payload` holds the JSON, or each member is a name.',
    'The answer comes once the event is on disk. `queued`: an automation was started. `sample`: the workflow is still incomplete; the post is kept as a test submission that says which fields there are, and starts nothing. `held`: autoCreate is off; a person can start it by hand.',
    'A repeat with the same `Idempotency-Key` or `webhook-id` header gets the first answer and starts nothing. The address is a secret: whoever has it can post.',
  ].join('\n\n'),
  body: 'A JSON object of any members, as `application/json` or any other kind of JSON. `text/plain` is read as JSON too, and `application/x-www-form-urlencoded` as a form: each member is a name, or a single member `payload` holds the JSON.',
  headers: {
    'Idempotency-Key': 'Makes a repeat harmless: the same key with the same body gets the first answer and starts nothing; with another body it is refused.',
    'webhook-id': 'Does the same where no `Idempotency-Key` is sent: services that send Standard Webhooks set it.',
  },
  examples: [
    {
      title: 'A post that starts an automation',
      status: 202,
      given: 'source of a complete workflow',
      path: { secret: '$SOURCE_SECRET' },
      headers: { 'Idempotency-Key': 'order-2026-0042' },
      body: { Name: 'Anna Berg', Date: '2026-11-21', Items: [{ name: 'Bicycle', price: 420 }] },
    },
    {
      title: 'The first post, a test submission',
      status: 202,
      given: 'source of an incomplete workflow',
      path: { secret: '$SOURCE_SECRET' },
      body: { Name: 'Anna Berg' },
    },
  ],
  situations: [
    { title: 'Too large', status: 413, given: 'source of a complete workflow', path: { secret: '$SOURCE_SECRET' }, body: { Text: 'x'.repeat(1024 * 1024) } },
    {
      title: 'XML',
      status: 415,
      given: 'source of a complete workflow',
      path: { secret: '$SOURCE_SECRET' },
      headers: { 'Content-Type': 'application/xml' },
      body: { a: 1 },
    },
  ],
};
