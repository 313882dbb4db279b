import { expect, test } from 'vitest';
import { named, newField, newMember } from './form-draft';

const form = (fields: ReturnType<typeof newField>[]) => ({ title: 'Offer', introduction: '', thanks: '', language: 'en' as const, fields });

test('a question that has a label alone is named by it, in one part', () => {
  const row = { ...newField('group'), name: 'Items', members: [{ ...newMember(), label: 'Price' }] };
  const { fields } = named(form([{ ...newField(), label: ' Customer  e.mail ' }, { ...newField(), name: 'Customer.name', label: 'Your name' }, row]));
  expect(fields.map(({ name }) => name)).toEqual(['Customer e mail', 'Customer.name', 'Items']);
  expect(fields[2]?.members.map(({ name }) => name)).toEqual(['Price']);
});
