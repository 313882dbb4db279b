import { expect, test } from 'vitest';
import { parseSignUp, signUpText } from './sign-up';

test.each([
  ['open', 'open'],
  [' invitation ', 'invitation'],
  ['domains:Example.com, example.org', 'domains:example.com,example.org'],
  ['domains:@example.com example.com', 'domains:example.com'],
])('%j reads as %j', (text, written) => {
  const read = parseSignUp(text);
  expect(read && signUpText(read)).toBe(written);
});

test.each([
  '',
  'closed',
  'open:all',
  'domains:',
  'domains:*',
  'domains:localhost',
  'domains:a b.example',
  'domains:exa mple..com',
  `domains:${'a.example,'.repeat(0)}-x.example`,
])('%j is refused', (text) => {
  expect(parseSignUp(text)).toBeNull();
});
