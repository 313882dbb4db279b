import { expect, test } from 'vitest';
import { fillFolder, folderProblems, folderText } from './output-folder';

const values = { Year: 2026, Name: 'Berg/Söhne', Dots: '..', Paid: true, Total: 10, Share: 4 };
const fill = (setting: string) => fillFolder(setting, { values, setting: { language: 'en', timeZone: 'UTC' } });

test.each([
  ['', ''],
  ['Invoices/{{Year}}', 'Invoices/2026'],
  ['Invoices\\{{Year}}', 'Invoices/2026'],
  ['{{Name}}/{{Year}}', 'Berg-Söhne/2026'],
  ['A/{{Dots}}/B', 'A/B'],
  ['{{#if Paid}}Paid{{/if}}/{{Year}}', 'Paid/2026'],
  ['Half {{=Total/Share}}', 'Half 2.5'],
  ['a/b/c/d/e/f', 'a/b/c/d/e'],
])('the setting “%s” comes to “%s”', (setting, folder) => {
  expect(fill(setting)).toEqual({ folder, findings: [] });
});

test('a level without its value is left out, with a warning that says where', () => {
  expect(fill('Invoices/Of {{Customer}}/{{Year}}')).toMatchObject({
    folder: 'Invoices/2026',
    findings: [{ code: 'missing_value', tag: 'Customer', place: 'folder' }],
  });
});

test.each([
  ['{{#if Paid}}Paid/{{Year}}{{/if}}', 'unclosed_block'],
  ['{{Year', 'unclosed_braces'],
  ['{{signature:signer}}', 'field_tag'],
])('the setting “%s” is refused', (setting, code) => {
  const { error } = folderText().safeParse(setting);
  expect(error?.issues.map((issue) => ('params' in issue ? issue.params?.code : null))).toContain(code);
});

test('a good setting has no problems', () => {
  expect(folderProblems('{{#if Paid}}Paid{{/if}}/{{=Total/Share}}')).toEqual([]);
});
