import { describe, expect, test } from 'vitest';
import { format, formatDate, formatDateTime, knownTimeZone } from '../core/i18n/format';
import { type Language, languages, localeOf } from '../core/i18n/languages';
import { type Forms, withForms } from '../core/i18n/plural';
import { messagesFor } from './messages';

/** Every text by its path, the dots of event names being part of the last step. */
function flatten(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, value]) => flatten(value, `${path}/${key}`));
}
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const english = flatten(messagesFor('en'));

const categoriesOf = (language: Language) => new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories;
/** A text as it reads in one category of its language. */
const inCategory = (text: string, category: Intl.LDMLPluralRule) => withForms(text, (_counted, forms) => forms[category] ?? forms.other);
/** Whatever a text counts, with the forms that it gives. */
function pluralsIn(text: string): [string, Forms][] {
  const found: [string, Forms][] = [];
  withForms(text, (counted, forms) => void found.push([counted, forms]));
  return found;
}

describe.each(languages)('%s', (language) => {
  const texts = new Map(flatten(messagesFor(language)));

  test('has the same keys as English', () => expect([...texts.keys()]).toEqual(english.map(([path]) => path)));
  test('has the same placeholders in each of them, whatever the number', () => {
    for (const [path, text] of english)
      for (const category of categoriesOf(language))
        expect(placeholders(inCategory(texts.get(path) ?? '', category)), path).toEqual(placeholders(inCategory(text, 'other')));
  });
  test('leaves no brace that is neither a placeholder nor a plural', () => {
    // A tag of a template is shown with its braces.
    const plain = (text: string) => inCategory(text.replace(/\{\{[^{}]+\}\}/g, ''), 'other').replace(/\{\w+\}/g, '');
    for (const [path, text] of texts) expect(plain(text), path).not.toMatch(/[{}]/);
  });
  test('gives what it counts the forms of its plural rules, the millions apart', () => {
    const categories = categoriesOf(language);
    for (const [path, text] of texts)
      for (const [, forms] of pluralsIn(text)) {
        expect(categories, path).toEqual(expect.arrayContaining(Object.keys(forms)));
        expect(Object.keys(forms), path).toEqual(expect.arrayContaining(categories.filter((category) => category !== 'many')));
      }
  });
  test('counts wherever English counts, where its rules know more than one form', () => {
    if (categoriesOf(language).length === 1) return;
    for (const [path, text] of english) if (pluralsIn(text).length > 0) expect(pluralsIn(texts.get(path) ?? ''), path).not.toEqual([]);
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
  test('fills placeholders, values are not read again', () => expect(format('{a} and {b}', { a: '{b}', b: '2' })).toBe('{b} and 2'));
  test('leaves an unknown placeholder to be seen', () => expect(format('{a} {toString}', { a: '1' })).toBe('1 {toString}'));
});

describe('numbers', () => {
  test.each([
    ['en', 1, 30, '1 of 30 documents used'],
    ['en', 1, 1, '1 of 1 document used'],
    ['en', 1200, 2500, '1,200 of 2,500 documents used'],
    ['de', 1, 1, '1 von 1 Dokument verbraucht'],
    ['de', 1200, 2500, '1.200 von 2.500 Dokumenten verbraucht'],
    ['es', 1, 1, '1 de 1 documento usado'],
    ['es', 0, 1_000_000, '0 de 1.000.000 documentos usados'],
    ['fr', 0, 30, '0 document utilisé sur 30'],
    ['fr', 2, 30, '2 documents utilisés sur 30'],
    ['it', 1, 30, '1 documento usato su 30'],
    ['it', 0, 30, '0 documenti usati su 30'],
    ['nl', 1, 1, '1 van 1 document gebruikt'],
    ['pt-br', 0, 0, '0 de 0 documento usado'],
    ['pt-br', 1, 2, '1 de 2 documentos usados'],
    ['ja', 1, 1, '1件中1件を使用'],
  ] as const)('read right in %s: %i of %i', (language, used, limit, sentence) => {
    expect(format(messagesFor(language).keys.usage, { used, limit }, language)).toBe(sentence);
  });
  test.each(languages)('a key that works for one day in %s', (language) => {
    const [one, two] = [1, 2].map((days) => format(messagesFor(language).keys.lifetimes.days, { days }, language));
    expect(one?.replace('1', '2') === two).toBe(language === 'ja');
  });
  test('what is counted by no number is left to be seen', () => {
    const message = '{n, plural, one {one} other {{n} more}}';
    expect(format(message, { n: 3 }, 'en')).toBe('3 more');
    expect(format(message, {})).toBe(message);
  });
  test('a value that reads like a plural stays what it is', () => {
    expect(format('{a}: {n}', { a: '{n, plural, other {x}}', n: 1 }, 'en')).toBe('{n, plural, other {x}}: 1');
  });
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
