import { describe, expect, it } from 'vitest';
import { FillFailed } from './fill-failure';
import { fillText } from './fill-text';
import { codes, english, fill } from './testing/sample';

describe('blocks', () => {
  it.each([
    ['a value that is there', '{{#if Name}}yes{{else}}no{{/if}}', 'yes'],
    ['a value that is not', '{{#if Missing}}yes{{else}}no{{/if}}', 'no'],
    ['without an else', '[{{#if Blank}}yes{{/if}}]', '[]'],
    ['nothing of what is nothing', '{{#if Nothing}}1{{/if}}{{#if Zero}}2{{/if}}{{#if No}}3{{/if}}{{#if Falsy}}4{{/if}}{{#if None}}5{{/if}}', ''],
    ['what is something', '{{#if Items}}1{{/if}}{{#if Yes}}2{{/if}}{{#if Total}}3{{/if}}{{#if Customer}}4{{/if}}', '1234'],
    ['a name with a sign', '{{#if Order-No}}yes{{/if}}', 'yes'],
    ['a name with a keyword in brackets', '{{#if [Terms and Conditions]}}yes{{/if}}', 'yes'],
    ['numbers, exactly', '{{#if Tenth + Fifth == 0.3}}yes{{/if}}', 'yes'],
    ['a third and back', '{{#if Total / 3 * 3 == Total}}yes{{/if}}', 'yes'],
    ['numbers in texts', '{{#if Fifth < Total}}yes{{/if}}', 'yes'],
    ['texts', "{{#if Name == “Ann”}}yes{{/if}}{{#if Name != 'Ann'}}no{{/if}}", 'yes'],
    ['truth', '{{#if Yes == true}}yes{{/if}}', 'yes'],
    ['dates', '{{#if Day < "2026-03-06"}}yes{{/if}}', 'yes'],
    ['a day with a moment of that day on the clock of the zone', '{{#if Instant >= "2026-03-05"}}1{{/if}}{{#if Instant < "2026-03-06"}}2{{/if}}', '12'],
    ['what is missing, which is not greater', '{{#if Missing > 1}}yes{{else}}no{{/if}}', 'no'],
    ['and, or, not', '{{#if Name and not Missing}}1{{/if}}{{#if Missing or Total >= 1234.5}}2{{/if}}{{#if not (Name and Missing)}}3{{/if}}', '123'],
    ['a function', '{{#if COUNT(Items) > 1}}many{{/if}}', 'many'],
    ['signs of a word processor', '{{#if Total ≥ 1000}}yes{{/if}}', 'yes'],
    ['within one another', '{{#if Name}}a{{#if Missing}}b{{else}}c{{/if}}d{{/if}}', 'acd'],
    ['each', '{{#each Items}}{{@number}}. {{name}} {{Name}} {{Items.qty}} {{Total}}; {{/each}}', '1. Nut Nut 3 1234.5; 2. Bolt Bolt 2 1234.5; '],
    ['each within each', '{{#each Items}}{{name}}:{{#each lines}} {{no}}{{/each}}{{#if qty > 2}}!{{/if}};{{/each}}', 'Nut: 1 2!;Bolt: 3;'],
    ['each of plain values', '{{#each Tags}}<{{Tags}}>{{/each}}', '<a><><b>'],
    ['each of nothing', '[{{#each None}}x{{/each}}{{#each Missing}}x{{/each}}]', '[]'],
    ['each of one object in place of a group', '{{#each Customer}}{{name}}{{/each}}', 'Bo'],
    ['lines that hold a tag of a block alone', 'a\n{{#each Items}}\n- {{name}}\n{{/each}}\nb', 'a\n- Nut\n- Bolt\nb'],
  ])('%s', (_case, template, text) => {
    expect(fill(template)).toBe(text);
  });

  it.each([
    ['an unclosed if', '{{#if Name}}a', ['unclosed_block']],
    ['a stray end', 'a{{/if}}', ['stray_end']],
    ['a stray else', 'a{{else}}', ['stray_else']],
    ['a second else', '{{#if Name}}{{else}}{{else}}{{/if}}', ['stray_else']],
    ['crossed blocks', '{{#if Name}}{{#each Items}}{{/if}}{{/each}}', ['unclosed_block', 'stray_end']],
    ['no condition', '{{#if}}', ['no_condition']],
    ['no group', '{{#each}}', ['no_group']],
    ['else if', '{{else if Name}}', ['unknown_block']],
    ['another block', '{{#unless Name}}', ['unknown_block']],
    ['unclosed braces', 'a {{Name}', ['unclosed_braces']],
    ['no name', '{{ }}', ['empty_tag']],
    ['a text field without a label', '{{text:signer}}', ['no_label']],
  ])('leaves %s as it stands and tells it', (_case, template, found) => {
    expect(codes(template)).toEqual(found);
    if (!template.includes('}}{{')) expect(fill(template)).toBe(template);
  });

  it('ends before its text grows without end', () => {
    const many = { a: Array.from({ length: 200 }, () => ({})), b: Array.from({ length: 200 }, () => ({})) };
    expect(() => fillText('{{#each a}}{{#each b}}x{{/each}}{{/each}}', many, english)).toThrow(FillFailed);
  });
});
