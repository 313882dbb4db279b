import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { PostedData } from './posted-data';

const shown = (data: Record<string, unknown>) => renderToStaticMarkup(<PostedData data={data} words={messagesFor('en').workflowsRoom.runs} />);

test('a list of rows is a table with a column for each of their names, and what a row lacks is said to be empty', () => {
  const html = shown({
    Items: [
      { name: 'Ink', price: 2 },
      { name: 'Pen', colour: 'red' },
    ],
  });
  expect([...html.matchAll(/<th [^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(['#', 'name', 'price', 'colour']);
  expect([html.split('<tr>').length - 1, html.split('italic').length - 1]).toEqual([3, 2]);
});

test.each([
  ['one row', [{ a: 1 }]],
  ['rows that hold others', [{ a: { b: 1 } }, { a: { b: 2 } }]],
  ['plain values', ['a', 'b']],
  ['rows of more names than fit', [Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`n${index}`, index])), {}]],
])('%s stay a list', (_what, Items) => {
  expect(shown({ Items })).not.toContain('<table');
});
