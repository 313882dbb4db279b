import { expect, it } from 'vitest';
import { tagsOfText } from './fill-text';
import { namesIn, repeatingNamesIn } from './names-in';

const tags = (template: string) => tagsOfText(template).map(({ tag }) => tag);

it.each([
  ['{{Items.name | upper}}', ['Items.name'], ['Items.name']],
  ['{{ [A|B] }}', ['A|B'], ['A|B']],
  ['{{=SUM(Items.qty * Rate) + Total}}', ['Items.qty', 'Rate', 'Total'], ['Total']],
  ['{{=Items.qty * -Items.price / SUM(Items.price)}}', ['Items.qty', 'Items.price'], ['Items.qty', 'Items.price']],
  ['{{#if Items.paid or not (Total > 5 and Name == "x")}}', ['Items.paid', 'Total', 'Name'], ['Items.paid', 'Total', 'Name']],
  ['{{#each Items}}', ['Items'], ['Items']],
  ['{{@number}}{{else}}{{/if}}{{/each}}{{signature:signer}}{{a | b}}{{', [], []],
])('%s reads %j, and repeats a row for %j', (template, names, repeating) => {
  expect(tags(template).flatMap(namesIn)).toEqual(names);
  expect(tags(template).flatMap(repeatingNamesIn)).toEqual(repeating);
});

it('tells where each tag stands in its text, and what it holds', () => {
  expect(tagsOfText('a {{ Customer\u00a0 Name }}{{b}}')).toEqual([
    { start: 2, end: 22, source: 'Customer Name', tag: expect.objectContaining({ kind: 'value' }) },
    { start: 22, end: 27, source: 'b', tag: expect.objectContaining({ kind: 'value' }) },
  ]);
});
