import { describe, expect, test } from 'vitest';
import { redocly, spectral } from '@/lib/testing/linters';
import { makeDocument } from './document';

describe.each(['https://sign.paraph.test', 'http://localhost:3000'])('the description of %s', (baseUrl) => {
  test('has nothing that Redocly’s strict rules find', async () => expect(await redocly(makeDocument(baseUrl))).toEqual([]));
  test('has nothing that any of Spectral’s OpenAPI rules finds', async () => expect(await spectral(makeDocument(baseUrl))).toEqual([]));
});

test('both linters see what is wrong', async () => {
  const document = makeDocument('https://sign.paraph.test');
  const broken = structuredClone(document);
  const operation = broken.paths?.['/v1/requests']?.post;
  if (!operation) throw new Error('the create operation is missing');
  operation.operationId = '';
  const content = operation.responses?.['201'].content['application/json'];
  content.examples.email.value.usage.used_this_month = 'seven';
  expect((await redocly(broken)).join()).toContain('no-invalid-media-type-examples');
  expect((await spectral(broken)).join()).toContain('oas3-valid-media-example');
});
