import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { everythingOf } from './everything-of';
import { keptOfPeople } from './kept-of-people';

const schema = readFileSync('prisma/schema.prisma', 'utf8');

/** Fields by which a row is somebody's: an address, or the id of a person, an account or a session. */
const personal = /^\s+(\w*[eE]mail|recipient|sender|signerName|senderName|ip|personId|userId|ownerId|byId|invitedBy|accountId|identifier|subject)\s/m;

/** Models as the schema has them, with the fields between their brackets. */
const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', fields = '']) => ({ name, fields }));

test('every table that names somebody is in the export, or is named with the reason why not', () => {
  expect(models.length).toBeGreaterThan(30);
  const naming = models.filter(({ fields }) => personal.test(fields)).map(({ name }) => name);
  expect(naming.length).toBeGreaterThan(20);
  expect(naming.filter((name) => !Object.hasOwn(keptOfPeople, name))).toEqual([]);
});

test('no table is named that is no more, and a list that is named is one of the export', async () => {
  expect(Object.keys(keptOfPeople).filter((name) => !models.some((model) => model.name === name))).toEqual([]);
  const { account } = await makeAccount();
  let text = '';
  for await (const part of everythingOf(account.ownerId)) text += part;
  const lists = Object.keys(JSON.parse(text));
  const named = Object.values(keptOfPeople).flatMap((kept) => ('list' in kept ? [kept.list] : []));
  expect(named.filter((list) => !lists.includes(list))).toEqual([]);
});
