import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { env } from '@/lib/core/env';
import { operation } from '@/lib/core/operation';
import { bySource } from '../inbound/auth';
import { sourceSecret } from '../schema';
import { explainSourceDocs } from './explain-source.docs';

const mimeType = 'text/plain';

export const explainSource = operation({
  name: 'explainSource',
  http: 'GET /in/{secret}',
  api: 'workflow',
  summary: 'How to use the address of a source, in words',
  effect: 'read',
  success: 200,
  auth: bySource,
  body: 'none',
  limits: { policy: 'post', by: ['source'] },
  docs: explainSourceDocs,
  input: z.strictObject({ secret: sourceSecret }),
  output: binaryFile(mimeType),
  errors: [],
  async run({ secret }) {
    return new BinaryFile(new TextEncoder().encode(explanation(`${env().BASE_URL}/in/${secret}`)), `${mimeType}; charset=utf-8`);
  },
});

const explanation = (address: string): string => `This address takes the data of a workflow.

Send a JSON object of names and values by POST:

  curl ${address} \\
    --header 'Content-Type: application/json' \\
    --data '{"Name": "Anna Berg", "Items": [{"name": "Bicycle", "price": 420}]}'

Each name can stand in a template as a tag: {{Name}}. Nested objects are written {{parent.child}}; a table row with
{{Items.name}} is repeated for each element of Items. While the workflow is incomplete, a post is a test submission
that says which names there are; after that each post starts an automation.

The answer is 202 with the id of the event. Send an Idempotency-Key header to make repeats safe. At most 1 MB.
Keep this address secret: whoever has it can post. More: ${env().BASE_URL}/docs
`;
