import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseExactly } from '@/lib/core/exact-json';
import { fillText } from './fill-text';

const page = readFileSync('docs/templates.md', 'utf8');
const data: unknown = parseExactly(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');

type Row = Record<string, string>;

/** The rows of the page's tables, by the words above their columns. */
const rows: Row[] = page
  .split(/\n\n/)
  .filter((block) => block.startsWith('|'))
  .flatMap((block) => {
    const [head = [], , ...body] = block.trim().split('\n').map(cellsOf);
    return body.map((cells) => Object.fromEntries(cells.map((cell, column) => [head[column] ?? '', cell])));
  });

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^`([\s\S]*)`$/, '$1')
      .replaceAll('\\|', '|'),
  );
}

const withA = (column: string) =>
  rows.filter((row) => column in row).map((row) => [row['You write'] ?? '', row[column] ?? '', row.Language ?? 'en-GB'] as const);
const fill = (template: string, language = 'en-GB') => fillText(template, data, { language, timeZone: 'Europe/Zurich' });

it('reads the examples of the page', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.every((row) => 'You write' in row && Object.keys(row).length >= 2)).toBe(true);
});

it.each(withA('You get'))('%j gives %j in %s, with spaces that do not break where numbers have some', (template, text, language) => {
  expect(fill(template, language).text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

it.each(withA('The run ends with'))('%j ends the run with %j', (template, message) => {
  expect(() => fill(template)).toThrow(message);
});

it.each(withA('What is told'))('%j stays as it stands, and is told: %j', (template, message) => {
  const { text, findings } = fill(template);
  expect(text).toBe(template);
  expect(findings.map((finding) => finding.message).join('\n')).toContain(message);
});
