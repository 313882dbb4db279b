import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import { failureKind } from './failure-words';

const source = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, code = '']) => code);

/** Every code that a run can fail with, from where each is born. */
const codes = [
  ...all(source('lib/domain/automations/running/step-failures.ts'), /code: '([a-z_]+)'/g),
  ...all(source('lib/domain/automations/running/failure-of.ts'), /code: '([a-z_]+)'/g),
  ...all(source('lib/domain/automations/running/request-signature.ts'), /code: '([a-z_]+)'/g),
  ...all(source('lib/engines/convert/conversion-failed.ts'), /^ {2}([a-z_]+): \{/gm),
  ...all(source('lib/engines/office/office-refused.ts'), /^ {2}\| '([a-z_]+)'/gm),
  ...['compute', 'evaluate', 'parse-tag'].flatMap((file) =>
    all(source(`lib/engines/office/language/${file}.ts`), /(?:failed|fail|TagFault|FillFailed)\(\s*'([a-z_]+)'/gi),
  ),
];

test('every code that a run can fail with is told in words of its own, with what to do', () => {
  expect(new Set(codes).size).toBeGreaterThan(25);
  expect([...new Set(codes)].filter((code) => failureKind(code) === 'other')).toEqual([]);
});

test.each(languages)('each failure says in %s what happened and what to do', (language) => {
  const { failures } = messagesFor(language).workflowsRoom;
  for (const code of [...codes, 'unheard_of']) {
    const { what, todo } = failures[failureKind(code)];
    expect([what, todo].every((text) => /[.。]$/.test(text))).toBe(true);
  }
});
