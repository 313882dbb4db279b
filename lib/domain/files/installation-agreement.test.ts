import { expect, test } from 'vitest';
import { type Agreement, agreementOf, foreignProblem, type Marks } from './installation-agreement';

const marks = (database: string | null, storage: string | null, folder: string | null, joining = false): Marks => ({
  database,
  storage,
  folder: folder === null ? null : { id: folder, joining },
});

const situations: [string, Marks, Agreement][] = [
  ['the three of one installation', marks('a', 'a', 'a'), 'agreed'],
  ['a first start, or one of a version that knew no ids', marks(null, null, null), 'join'],
  ['a first start that was cut off at once', marks(null, null, 'a', true), 'join'],
  ['... after the database', marks('a', null, 'a', true), 'join'],
  ['... before the last step', marks('a', 'a', 'a', true), 'mark-folder'],
  ['a second machine with the same database and bucket', marks('a', 'a', null), 'mark-folder'],
  ['an empty database over the files of an installation', marks(null, 'a', 'a'), 'foreign'],
  ['... and nothing but those in a bucket', marks(null, 'a', null), 'foreign'],
  ['the database of an installation over an empty folder', marks('a', null, null), 'foreign'],
  ['a bucket that was named later, beside database and folder', marks('a', null, 'a'), 'foreign'],
  ['the database of another installation', marks('b', 'a', 'a'), 'foreign'],
  ['the files of another installation', marks('a', 'b', 'a'), 'foreign'],
  ['the data folder of another installation', marks('a', 'a', 'b'), 'foreign'],
  ['a data folder of an installation, and neither database nor files', marks(null, null, 'a'), 'foreign'],
  ['a first start that was cut off, and then another database', marks('b', null, 'a', true), 'foreign'],
  ['a first start that was cut off, and then other files', marks(null, 'b', 'a', true), 'foreign'],
];

test.each(situations)('%s', (_what, given, agreement) => {
  expect(agreementOf(given)).toBe(agreement);
});

test('a refusal names each place, what it belongs to, and what to do', () => {
  const places = { database: 'the database paraph at db:5432', storage: 'the folder /srv/blobs', folder: 'the data folder /srv' };
  const problem = foreignProblem(marks(null, 'ins_a', 'ins_a'), places);
  for (const part of [
    'the database paraph at db:5432 belongs to none yet',
    'the folder /srv/blobs belongs to the installation ins_a',
    'DATABASE_URL',
    'storage adopt',
  ])
    expect(problem).toContain(part);
});
