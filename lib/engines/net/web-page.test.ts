import { expect, test } from 'vitest';
import { readWebPage } from './web-page';

const read = (html: string) => readWebPage(Buffer.from(html));

test.each([
  ['<!DOCTYPE html><title>Sign in - Google Accounts</title>', 'Sign in - Google Accounts', true],
  ['\ufeff \n<!-- a --><!-- b -->\n<html lang="de"><head><title>\n Anmelden\n</title>', 'Anmelden', true],
  ['<?xml version="1.0"?><html><title>ログイン</title>', 'ログイン', true],
  ['<html><title>Welcome</title><form><input name=p type="password">', 'Welcome', true],
  ['<html><title>Google Drive - Virus scan warning</title>', 'Google Drive - Virus scan warning', false],
  ['<html><title>Signing &amp; sealing\u202e &lt;b&gt;</title>', 'Signing & sealing <b>', false],
  ['<body>Nothing', null, false],
])('%s is a page with its title, and asks to sign in or not', (html, title, asksToSignIn) => {
  expect(read(html)).toEqual({ title, asksToSignIn });
});

test.each(['%PDF-1.7\n<html>', 'PK\u0003\u0004<html>', 'html', '', '{"title": "<title>"}'])('%j is no page', (text) => {
  expect(read(text)).toBeNull();
});

test('a page made to be slow to read is read at once', () => {
  const length = 200_000;
  for (const piece of ['<!--', '<!---->', '\ufeff', ' ', '<title', '<input ', '<html><title', '<html><input type', '<?xml'])
    expect(() => read(piece.repeat(length / piece.length))).not.toThrow();
}, 1_000);
