import { expect, test } from 'vitest';
import { openText, sealText } from './sealed';

test('what was sealed opens again, in every script', () => {
  for (const text of ['', 'token', 'Grüße, 署名 🖋', 'x'.repeat(10_000)]) expect(openText('test', sealText('test', text))).toBe(text);
});

test('the sealed form shows nothing of the text, and never repeats', () => {
  const [one, two] = [sealText('test', 'a secret token'), sealText('test', 'a secret token')];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('secret');
});

test('it does not open for another purpose', () => {
  expect(() => openText('other', sealText('test', 'text'))).toThrow('does not open');
});

test('one changed bit anywhere, or a cut, is noticed', () => {
  const bytes = Buffer.from(sealText('test', 'text'), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => openText('test', changed.toString('base64url'))).toThrow('does not open');
  }
  expect(() => openText('test', bytes.subarray(0, 20).toString('base64url'))).toThrow('cut off');
});
