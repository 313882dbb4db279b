import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blobUses, otherHashes } from './blob-uses';

type Column = { table: string; column: string };

/** Every column of the schema whose name ends like a SHA-256. */
function hashColumns(schema: string): Column[] {
  return [...schema.matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)].flatMap(([, body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '';
    return [...body.matchAll(/^ {2}(\w+)\s+\S+(.*)$/gm)]
      .map(([, field = '', rest = '']) => ({ table, column: /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field }))
      .filter(({ column }) => /sha_?256$/i.test(column));
  });
}

const nameOf = ({ table, column }: Column) => `${table}.${column}`;
const stated = [...blobUses, ...otherHashes].map(nameOf);
const unstated = (schema: string) =>
  hashColumns(schema)
    .map(nameOf)
    .filter((name) => !stated.includes(name));

test('every column with a SHA-256 says whether it keeps bytes: in blobUses, or among otherHashes with what it holds', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  expect(unstated(schema)).toEqual([]);
  expect(stated.filter((name) => !hashColumns(schema).map(nameOf).includes(name))).toEqual([]);
});

test('a new column with a SHA-256 is noticed, whatever its model is called', () => {
  const planted = 'model Logo {\n  id          String @id\n  /// A picture.\n  imageSha256 String? @map("image_sha256")\n\n  @@map("logos")\n}\n';
  expect(unstated(planted)).toEqual(['logos.image_sha256']);
});
