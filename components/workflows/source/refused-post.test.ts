import { expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { Refused } from '../../dashboard/ask';
import { refusedPost } from './refused-post';

const words = messagesFor('de').workflowsRoom;
const refused = (status: number, code: string, details: Refused['details'] = []) =>
  refusedPost({ kind: 'refused', refusal: new Refused(status, code, 'In English.', details) }, words);

test('what is refused is told in the words of the reader, at its field where it has one', () => {
  expect(refused(400, 'bad_request', [{ path: 'Items[0].parts', code: 'too_deep', message: '' }])).toEqual({
    at: { Items: 'Items ist zu tief verschachtelt. Senden Sie es flacher.' },
    whole: null,
  });
  expect(refused(413, 'too_large').whole).toBe(words.byHand.tooLarge);
  expect(refused(400, 'bad_request', [{ path: 'x', code: 'too_many_names', message: '' }]).whole).toBe(words.byHand.tooManyNames);
  expect(refused(404, 'not_found').whole).toBe(words.byHand.gone);
  expect(refused(429, 'rate_limited').whole).toBe(words.byHand.tooOften);
  expect(refusedPost({ kind: 'broken' }, words).whole).toBe(words.byHand.broken);
  expect(refusedPost({ kind: 'unreached' }, words).whole).toBe(words.publish.failed);
  // What nobody foresaw is still told.
  expect(refused(400, 'bad_request', [{ path: '', code: 'not_utf8', message: 'The body is not UTF-8.' }]).whole).toBe(
    'Nicht angenommen: The body is not UTF-8.',
  );
});
