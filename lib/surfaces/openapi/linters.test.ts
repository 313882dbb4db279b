import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import * as parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { type Document, makeDocument } from './document';

const { Spectral, Document: Source } = spectralCore;

async function redocly(document: Document): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

async function spectral(document: Document): Promise<string[]> {
  const linter = new Spectral();
  // The operator's address is not ours to publish.
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'all']], rules: { 'contact-properties': 'off' } });
  const found = await linter.run(new Source(JSON.stringify(document), parsers.Json, 'openapi.json'));
  return found.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);
}

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
