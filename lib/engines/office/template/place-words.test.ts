import { expect, it } from 'vitest';
import { cell, docx, paragraph, rowOf, table } from '../testing/build-docx.ts';
import { PART_LABELS } from './parts-with-text.ts';
import { placeWords, readPlace } from './place-words.ts';
import { readTemplate } from './read-template.ts';

it('takes apart again what it says of every kind of part, with whatever stands around a tag', () => {
  for (const label of [...PART_LABELS, 'slide 12', 'slide 12, notes', 'header, picture', 'slide 3, alt text'])
    for (const [table, row] of [
      [0, 0],
      [2, 13],
    ] as const)
      for (const box of [false, true]) {
        const read = readPlace(placeWords({ label, table, row, box }, 'He said: "no", {{a}}: "b"'));
        expect(read?.quote, label).toBe('He said: "no", {{a}}: "b"');
        expect(read?.terms.length, label).toBe(Math.max(1, (label ? label.split(', ').length : 0) + (box ? 1 : 0) + (table ? 2 : 0)));
      }
});

it('names part, table and row with their numbers', () => {
  const [tag] = readTemplate(docx(table(rowOf(cell(paragraph('{{a}}')))))).tags;
  expect(readPlace(tag?.place ?? '')).toEqual({
    terms: [
      { term: 'table', number: 1 },
      { term: 'row', number: 1 },
    ],
    quote: '{{a}}',
  });
});

it('reads no other words', () => {
  for (const other of ['', 'Outside: "x"', 'Text', 'constructor: "x"', 'Table 1, roof 2: "x"']) expect(readPlace(other), other).toBeUndefined();
});
