import { expect, it } from 'vitest';
import { readTags } from './read-tags';
import { unknownNames } from './unknown-names';

const known = ['Customer Name', 'Customer.name', 'Items.name', 'Items.lines.no', 'Total', '.odd', 'a.b.c', 'E-mail of'];
const unknown = (template: string) =>
  unknownNames(
    readTags(template).map(({ tag }) => tag),
    known,
  ).map(({ name }) => name);

it.each([
  ['known names in any case', '{{customer name}} {{ CUSTOMER . NAME }}{{=SUM(Items.lines.no) * Total}}', []],
  ['known names with the hyphens and spaces of a word processor', '{{e\u2011mail\u00a0of}}{{#if E–mail of}}{{/if}}', []],
  ['groups and objects', '{{#if Items}}{{=COUNT(items.lines)}}{{/if}}{{#if a.b}}{{/if}}', []],
  ['names within each', '{{#each Items}}{{name}}{{Items.name}}{{Total}}{{@number}}{{#each lines}}{{no}}{{name}}{{/each}}{{/each}}', []],
  ['names after each', '{{#each Items}}{{/each}}{{name}}', ['name']],
  [
    'all that are not',
    '{{Custommer}}{{#if Foo > 1 and Bar}}{{/if}}{{=SUM(Items.qty)}}{{#each Rows}}{{x}}{{/each}}',
    ['Custommer', 'Foo', 'Bar', 'Items.qty', 'Rows', 'x'],
  ],
  ['fields of the signing half and broken tags', '{{signature:signer}}{{x | y}}', []],
])('%s', (_case, template, names) => {
  expect(unknown(template)).toEqual(names);
});

it('suggests what may have been meant, and says which tag it is', () => {
  expect(
    unknownNames(
      readTags('{{Total}} {{customer_nmae}}').map(({ tag }) => tag),
      known,
    ),
  ).toEqual([{ index: 1, name: 'customer_nmae', suggestion: 'Customer Name' }]);
});
