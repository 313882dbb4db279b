import { describe, expect, test } from 'vitest';
import { formAsking } from '@/lib/testing/forms';
import { readAnswers } from './answers';
import { type AnswerKind, maxRows } from './rules';

const oneOf = (kind: AnswerKind, text: string, options: string[] = []) => readAnswers(formAsking([{ id: 'a', name: 'A', kind, options }]), { a: text });

describe('an answer', () => {
  test.each([
    ['short', '  Anna\r\n Berg ', 'Anna Berg'],
    ['long', 'one\r\ntwo', 'one\ntwo'],
    ['long', 'a\u0000b\u0007c', 'abc'],
    ['email', 'Anna@Signer.Example', 'Anna@signer.example'],
    ['number', '2,5', 2.5],
    ['date', '2028-02-29', '2028-02-29'],
    ['yes-no', 'no', false],
    ['short', '', ''],
    ['number', '', null],
    ['yes-no', '', null],
  ] as const)('of the kind %s, %j, is sent as %j', (kind, text, value) => expect(oneOf(kind, text)).toEqual({ payload: { A: value }, problems: [] }));

  test.each([
    ['email', 'anna', 'email'],
    ['number', 'ten', 'number'],
    ['date', '2026-02-30', 'date'],
    ['date', '30.2.2026', 'date'],
    ['choice', 'blue', 'choice'],
    ['yes-no', 'true', 'choice'],
    ['short', 'x'.repeat(501), 'too_long'],
  ] as const)('of the kind %s, “%s”, is refused as %s', (kind, text, problem) =>
    expect(oneOf(kind, text, ['red']).problems).toEqual([{ input: 'a', problem }]),
  );
});

test('dotted names are members of one object, and a name that every object inherits is a name', () => {
  const settings = formAsking([
    { id: 'a', name: 'customer.name' },
    { id: 'b', name: 'customer.city' },
    { id: 'c', name: '__proto__' },
  ]);
  const { payload } = readAnswers(settings, { a: 'Anna', b: 'Bern', c: 'x' });
  expect(JSON.stringify(payload)).toBe('{"customer":{"name":"Anna","city":"Bern"},"__proto__":"x"}');
});

test('rows that stayed empty are left out, the others keep their order, and too many are refused', () => {
  const settings = formAsking([{ id: 'g', name: 'Items', kind: 'group', isRequired: true, members: [{ id: 'm', name: 'name' }] }]);
  expect(readAnswers(settings, { 'g.0.m': ' ', 'g.2.m': 'Table', 'g.1.m': 'Chair' }).payload).toEqual({ Items: [{ name: 'Chair' }, { name: 'Table' }] });
  expect(readAnswers(settings, {}).problems).toEqual([{ input: 'g.0.m', problem: 'required' }]);
  const many = Object.fromEntries(Array.from({ length: maxRows + 1 }, (_, row) => [`g.${row}.m`, 'x']));
  expect(readAnswers(settings, many).problems).toEqual([{ input: 'g', problem: 'too_many_rows' }]);
});

test('where a row must be and none came, what a row may not lack is asked for, and nothing that is optional', () => {
  const members = [
    { id: 'a', name: 'Description' },
    { id: 'b', name: 'Quantity', kind: 'number' as const, isRequired: true },
    { id: 'c', name: 'Unit price', kind: 'number' as const, isRequired: true },
  ];
  const settings = formAsking([{ id: 'g', name: 'Items', kind: 'group', isRequired: true, members }]);
  expect(readAnswers(settings, {}).problems.map(({ input }) => input)).toEqual(['g.0.b', 'g.0.c']);
});

test('what nobody is asked for is not sent', () => {
  expect(readAnswers(formAsking([{ id: 'a', name: 'A' }]), { a: 'x', b: 'y', toString: 'z', 'a.0.b': 'w' }).payload).toEqual({ A: 'x' });
});
