import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import * as parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import type { Document } from '@/lib/surfaces/openapi/document';

const { Spectral, Document: Source } = spectralCore;

/** What Redocly's strict rules find in a description. */
export async function redocly(document: Document): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

/** What any of Spectral's OpenAPI rules finds in it. */
export async function spectral(document: Document): Promise<string[]> {
  const linter = new Spectral();
  // The operator's address is not ours to publish, and chapters stand in the order in which they are read.
  const rules = { 'contact-properties': 'off', 'openapi-tags-alphabetical': 'off' } as const;
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'all']], rules });
  const found = await linter.run(new Source(JSON.stringify(document), parsers.Json, 'openapi.json'));
  return found.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);
}
