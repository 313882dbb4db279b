import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/core/errors';
import { readPost } from './read-post';

const nested = (levels: number): string => `${'{"a":'.repeat(levels - 1)}{"b":1}${'}'.repeat(levels - 1)}`;

function problemOf(body: string | Uint8Array, type = 'application/json') {
  try {
    return JSON.parse(readPost(typeof body === 'string' ? Buffer.from(body) : body, type).text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.status, error.details?.[0]?.code, error.details?.[0]?.path];
  }
}

describe('takes', () => {
  test.each([
    ['application/json; charset=utf-8', '{"Name":"Ann"}', { Name: 'Ann' }],
    ['application/vnd.api+json', '{"Name":"Ann"}', { Name: 'Ann' }],
    ['text/plain', '{"Name":"Ann"}', { Name: 'Ann' }],
    ['', '{"Name":"Ann"}', { Name: 'Ann' }],
    ['application/json', '\ufeff{"Name":"Ann"}', { Name: 'Ann' }],
    ['application/json', '{}', {}],
    ['application/json', '{"Name":"a\\u0000b"}', { Name: 'a\0b' }],
    ['application/x-www-form-urlencoded', 'payload=%7B%22a%22%3A%7B%22b%22%3A1%7D%7D', { a: { b: 1 } }],
    ['application/x-www-form-urlencoded; charset=UTF-8', 'From=%2B49&Body=Hi+there&Tag=a&Tag=b', { From: '+49', Body: 'Hi there', Tag: ['a', 'b'] }],
  ])('%s: %s', (type, body, payload) => {
    expect(problemOf(body, type)).toEqual(payload);
  });

  test('16 levels and 2,000 names, however often elements of a group repeat them', () => {
    expect(problemOf(nested(16))).not.toEqual([400, 'too_deep', expect.anything()]);
    const wide = Object.fromEntries(Array.from({ length: 1998 }, (_, index) => [`n${index}`, index]));
    expect(problemOf(JSON.stringify({ ...wide, rows: Array.from({ length: 50 }, () => ({ x: 1 })) }))).toMatchObject({ n0: 0 });
  });

  test('a member called __proto__ as any other', () => {
    expect(readPost(Buffer.from('{"__proto__":{"a":1}}'), 'application/json').shape.fields).toEqual(['__proto__.a']);
  });

  test('a group is known by its members, and by itself where its elements have none yet', () => {
    const fieldsOf = (body: string) => readPost(Buffer.from(body), 'application/json').shape.fields;
    expect(fieldsOf('{"Items":[{},{}],"Itemsize":1}')).toEqual(['Items', 'Itemsize']);
    expect(fieldsOf('{"Items":[{},{"a":1}]}')).toEqual(['Items.a']);
  });
});

const form = 'application/x-www-form-urlencoded';

test('a form of 9,000 members of one name is read as their list', () => {
  const values = Array.from({ length: 9000 }, (_, index) => `${index}`);
  expect(problemOf(values.map((value) => `a=${value}`).join('&'), form)).toEqual({ a: values });
});

test('a form of 300,000 members, all of one name, is refused for their number', () => {
  expect(problemOf(Array(300_000).fill('a=1').join('&'), form)).toEqual([400, 'too_many_names', '']);
});

describe('refuses, naming what and where', () => {
  test.each([
    ['an array', '[{"a":1}]', [400, 'not_an_object', '']],
    ['null', 'null', [400, 'not_an_object', '']],
    ['text', '"x"', [400, 'not_an_object', '']],
    ['nothing', '', [400, 'invalid_json', '']],
    ['half an object', '{"a":', [400, 'invalid_json', '']],
    ['17 levels', nested(17), [400, 'too_deep', Array.from({ length: 16 }, () => 'a').join('.')]],
    ['17 levels of arrays', `{"a":${'['.repeat(16)}${']'.repeat(16)}}`, [400, 'too_deep', 'a']],
    ['a million levels', `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, [400, 'too_deep', '']],
    ['2,001 names', JSON.stringify(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`n${index}`, 1]))), [400, 'too_many_names', 'n2000']],
  ])('%s', (_what, body, problem) => {
    expect(problemOf(body)).toEqual(problem);
  });

  test('what is not UTF-8', () => {
    expect(problemOf(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toEqual([400, 'not_utf8', '']);
  });

  test.each(['application/xml', 'multipart/form-data; boundary=x', 'application/jsonp'])('the type %s', (type) => {
    expect(problemOf('{"a":1}', type)[0 as never]).toBe(415);
  });
});

test('a post of more members and entries than a table of a megabyte has is refused before it is parsed', () => {
  expect(problemOf(`{"rows":[${'1,'.repeat(90_000)}1]}`)).toMatchObject({ rows: expect.any(Array) });
  expect(problemOf(`{"rows":[${'1,'.repeat(110_000)}1]}`)).toEqual([400, 'too_many_values', '']);
  expect(problemOf(`{${Array.from({ length: 110_000 }, (_, index) => `"n${index}":1`).join(',')}}`)).toEqual([400, 'too_many_values', '']);
});
