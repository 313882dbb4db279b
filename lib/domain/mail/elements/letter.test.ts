import { describe, expect, test } from 'vitest';
import { facts } from './facts';
import { heading } from './heading';
import { renderLetter } from './letter';
import { darkCss, tinted } from './palette';
import { paragraph } from './paragraph';
import { quote } from './quote';

const plain = { language: 'en', subject: 'Subject', preheader: 'Seen beside the subject', closing: [] } as const;

describe('a letter', () => {
  test('names its language, title and colour schemes, and loads nothing', async () => {
    const { html } = await renderLetter({ ...plain, language: 'pt-br', parts: [paragraph('Corpo')] });
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('<html lang="pt-BR" dir="ltr">');
    expect(html).toContain('<title>Subject</title>');
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark){.paper{background-color:#14171e !important}');
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/);
  });
  test('says in plain text what it says in HTML, in the same order', async () => {
    const parts = [
      heading('en', '{who}\nasks.', { who: 'Anna' }),
      facts('en', [{ kind: 'person', label: 'From', name: 'Anna', email: 'anna@example.com', standing: { confirmed: true, words: 'confirmed' } }]),
      quote('Message from {name}', 'Anna', 'One\r\n\r\nTwo'),
    ];
    const { text } = await renderLetter({ ...plain, parts, closing: [paragraph('End.')] });
    expect(text).toBe('Anna asks.\n\nFrom: Anna <anna@example.com> (confirmed)\n\nMessage from Anna\n> One\n>\n> Two\n\nEnd.\n');
  });
  test('quotes every line, so that a message cannot pass for our own words', async () => {
    const { text } = quote('From {name}', 'Anna', 'One\u2028Sign here\rhttps://evil.example');
    expect(text.split('\n').slice(1)).toEqual(['> One', '> Sign here', '> https[:]//evil[.]example']);
  });
  test('has a dark colour for every light one', () => {
    expect(tinted(['ink', 'line'])).toEqual({ className: 'ink line', style: { color: '#1c222e', borderColor: '#ddd9d0' } });
    expect(darkCss).toMatch(/\[data-ogsc\] \.ink\{color:#eae7e2 !important\}/);
  });
});
