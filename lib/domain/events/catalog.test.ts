import { describe, expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import { catalog } from './catalog';

describe.each(languages)('in %s', (language) => {
  const texts: Record<string, string> = messagesFor(language).certificate.eventTexts;

  test.each(Object.entries(catalog))('certificate and timeline have a sentence for %s', (_, { words }) => {
    expect(Object.hasOwn(texts, words)).toBe(true);
    expect(texts[words]?.trim().length).toBeGreaterThan(8);
  });

  test('there is no sentence that no event uses', () => {
    expect(Object.keys(texts).sort()).toEqual([...new Set(Object.values(catalog).map(({ words }) => words))].sort());
  });
});
