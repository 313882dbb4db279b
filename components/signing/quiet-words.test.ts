import { expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { quietWords } from './quiet-words';

const en = messagesFor('en');
const { ended } = en.decline;

test.each([
  ['the signer who declined', 'signer', 'signer', ended.self],
  ['the sender who declined', 'sender', 'sender', ended.selfSender],
  ['the sender whose signer declined', 'sender', 'signer', ended.signer],
  ['the signer whose sender declined', 'signer', 'sender', ended.sender],
] as const)('%s reads what concerns them', (_, party, declinedBy, words) => {
  expect(quietWords({ state: 'declined', party, declinedBy, test: false }, en)).toBe(words);
});

test('where nobody says who declined, and in every other state, the state speaks', () => {
  expect(quietWords({ state: 'declined', party: 'sender', declinedBy: null, test: false }, en)).toBe(en.states.declined);
  expect(quietWords({ state: 'declined', party: 'signer', declinedBy: null, test: false }, en)).toBe(en.states.declined);
  expect(quietWords({ state: 'cancelled', party: 'signer', declinedBy: 'signer', test: false }, en)).toBe(en.states.cancelled);
});

test.each([
  ['signer', 'signer'],
  ['sender', 'signer'],
] as const)('%s of a test that the %s declined is told of no email', (party, declinedBy) => {
  expect(quietWords({ state: 'declined', party, declinedBy, test: true }, en).body).toBe(en.decline.endedTest);
});
