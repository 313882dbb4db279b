import { render } from '@react-email/render';
import { describe, expect, test } from 'vitest';
import { CallerText, callerText, oneLine } from './caller-text';

describe('plain text', () => {
  test.each([
    ['see www.evil-bank.com/login', 'see www[.]evil-bank[.]com/login'],
    ['https://evil.example', 'https[:]//evil[.]example'],
    ['write to billing@evil.com', 'write to billing@evil[.]com'],
    ['über.рф', 'über[.]рф'],
    ['contract.pdf.evil.com', 'contract.pdf[.]evil[.]com'],
  ])('spells what a mail program would make a link of: %s', (written, shown) => expect(callerText(written)).toBe(shown));

  test.each(['Contract 2.1', 'Mietvertrag.pdf', 'z. B. Dr. Müller', 'J.R.R. Tolkien', '5 December 2026 at 14:05 UTC', '10.5 %'])(
    'leaves the rest as it is: %s',
    (written) => expect(callerText(written)).toBe(written),
  );

  test('keeps a line from right to left within itself', () => expect(callerText('محمد السيد')).toBe('\u2068محمد السيد\u2069'));
});

test('a value is one line, and cannot turn the direction of what follows', () => {
  expect(oneLine('Anna\r\nBcc: x\u2028y\u0000\u202egpj')).toBe('Anna Bcc: x y gpj');
});

describe('HTML', () => {
  test('markup stays text', async () => {
    const html = await render(<CallerText>{'<img src=x onerror="alert(1)">&amp;'}</CallerText>);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;');
  });
  test('no host, address or link stands in one piece', async () => {
    const html = await render(<CallerText>{'https://evil.example x@evil.com'}</CallerText>);
    expect(html).not.toMatch(/:\/\/evil|evil\.|@evil/);
    expect(html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, '')).toBe('https://evil.example x@evil.com');
  });
});
