import { expect, test } from 'vitest';
import { unpairedMessage } from './unpaired-message';

const said = (source: string, tag: object) => unpairedMessage({ source, tag } as Parameters<typeof unpairedMessage>[0]);

test('a marker without its other half is told of in the words that docs/templates.md has', () => {
  expect(said('#if Paid', { kind: 'if' })).toContain('{{#if Paid}} is not closed: {{/if}} is missing');
  expect(said('#each Items', { kind: 'each' })).toContain('{{#each Items}} is not closed: {{/each}} is missing');
  expect(said('/if', { kind: 'endIf' })).toContain('{{/if}} closes nothing: there is no {{#if ...}} before it');
  expect(said('/each', { kind: 'endEach' })).toContain('{{/each}} closes nothing: there is no {{#each ...}} before it');
});
