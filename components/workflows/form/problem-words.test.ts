import { expect, test } from 'vitest';
import { formSettings } from '@/lib/domain/workflows/forms/schema';
import { withSetValues } from '@/lib/domain/workflows/forms/set-values';
import { messagesFor } from '@/lib/words/messages';
import { newField } from './form-draft';
import { problemWords } from './problem-words';

const { problems } = messagesFor('ja').workflowsRoom.formEditor;

test.each([
  ['settings.fields[0].value', 'empty', problems.setEmpty],
  ['settings.fields[3].members[1].label', 'empty', problems.labelEmpty],
  ['settings.fields[3].options[1]', 'empty', problems.optionsEmpty],
  ['settings.title', 'too_long', problems.tooLong],
  ['settings.fields', 'too_big', problems.other],
])('%s: %s is said in the language of the room', (path, code, said) => {
  expect(problemWords(path, code, problems)).toBe(said);
});

test('what the form refuses has words of its own', () => {
  const settings = { title: '', introduction: '', thanks: '', language: 'ja' as const, fields: [{ ...newField('constant'), name: 'Company' }] };
  const issues = formSettings.safeParse(settings).error?.issues ?? [];
  expect(issues.map((issue) => problemWords(issue.path.join('.'), 'params' in issue ? String(issue.params?.code) : issue.code, problems))).toEqual([
    problems.titleEmpty,
  ]);
  let refused: unknown;
  try {
    withSetValues(settings, { kinds: new Map(), tags: [] } as never);
  } catch (error) {
    refused = error;
  }
  const details = (refused as { details: { path: string; code: string }[] }).details;
  expect(details.map(({ path, code }) => problemWords(path, code, problems))).toEqual([problems.setEmpty]);
});
