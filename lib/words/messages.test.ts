import { describe, expect, test } from 'vitest';
import { format, formatDate, formatDateTime, knownTimeZone } from '../core/i18n/format';
import { languages } from '../core/i18n/languages';
import { messagesFor } from './messages';

/** Every text by its path, the dots of event names being part of the last step. */
function flatten(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, value]) => flatten(value, `${path}/${key}`));
}
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const english = flatten(messagesFor('en'));

describe.each(languages)('%s', (language) => {
  const texts = new Map(flatten(messagesFor(language)));

  test('has the same keys as English', () => expect([...texts.keys()]).toEqual(english.map(([path]) => path)));
  test('has the same placeholders in each of them', () => {
    for (const [path, text] of english) expect(placeholders(texts.get(path) ?? ''), path).toEqual(placeholders(text));
  });
  test('leaves no text empty and shouts nowhere', () => {
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/[!！]/);
    }
  });
  test('says in the review what the final button says', () => {
    const { reviewMeans, submit } = messagesFor(language).signing;
    expect(reviewMeans).toContain(submit);
  });
  test('has the consent text of the same version, in as many paragraphs', () => {
    const { version, text } = messagesFor(language).consent;
    expect(version).toBe(messagesFor('en').consent.version);
    expect(text.split('\n\n')).toHaveLength(messagesFor('en').consent.text.split('\n\n').length);
  });
});

describe('format', () => {
  test('fills placeholders, values are not read again', () => expect(format('{a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and 2'));
  test('leaves an unknown placeholder to be seen', () => expect(format('{a} {toString}', { a: 1 })).toBe('1 {toString}'));
});

describe('dates', () => {
  const newYear = new Date('2026-12-31T23:30:05Z');
  test('stand in the reader’s zone and words', () => {
    expect(formatDate(newYear, 'en', 'UTC')).toBe('31 December 2026');
    expect(formatDate(newYear, 'de', 'Europe/Berlin')).toBe('1. Januar 2027');
    expect(formatDate(newYear, 'ja', 'Asia/Tokyo')).toBe('2027年1月1日');
  });
  test('times name their zone, and seconds where evidence needs them', () => {
    expect(formatDateTime(newYear, 'en', 'UTC')).toMatch(/23:30 UTC$/);
    expect(formatDateTime(newYear, 'en', 'UTC', true)).toMatch(/23:30:05 UTC$/);
  });
  test('an unknown zone counts as UTC', () => {
    expect(knownTimeZone('Mars/Olympus')).toBe('UTC');
    expect(formatDate(newYear, 'en', '')).toBe('31 December 2026');
  });
});
