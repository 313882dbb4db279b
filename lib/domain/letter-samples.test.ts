import { expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { emails } from './emails';
import { letterSamples } from './letter-samples';

/** A seal that ends has one letter for before and after. */
const shownAs = (kind: string) => [kind, kind.replace(/-ending$/, '-end')];

test('the gallery has a sample of every kind of email that is ever sent', () => {
  const names = Object.keys(letterSamples);
  const missing = Object.keys(emails).filter((kind) => !names.some((name) => shownAs(kind).some((shown) => name.startsWith(shown))));
  expect(missing).toEqual([]);
});

test.each(languages)('%s: every sample is whole', async (language) => {
  for (const [name, make] of Object.entries(letterSamples)) {
    const { subject, html, text } = await make(language);
    for (const words of [subject, html, text]) expect(words, name).not.toMatch(/undefined|\[object|\{\w+\}(?![^<]*<\/style>)/);
    expect(subject, name).not.toBe('');
  }
});
