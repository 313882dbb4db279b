import { expect, test } from 'vitest';
import { formatDateTime } from '@/lib/core/i18n/format';
import { languages, localeOf } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import { signInEmail } from './sign-in';

const link = 'https://sign.example.net/sign-in/confirm?token=abc&email=anna%40sender.example';
const expiresAt = new Date('2026-11-22T14:05:00Z');

test.each(languages)('%s: one link, whose address it is for, and until when it works', async (language) => {
  const { subject, html, text, replyTo } = await signInEmail({ language, email: 'anna@sender.example', link, expiresAt, timeZone: 'Europe/Berlin' });
  expect(subject).toBe(messagesFor(language).emails.signIn.subject);
  expect(html).toContain(`<html lang="${localeOf(language)}"`);
  expect([...html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, href]) => href)).toEqual([link.replace('&', '&amp;')]);
  expect(text.split('\n')).toContain(link);
  expect(text).toContain('anna@sender.example');
  expect(text).toContain(formatDateTime(expiresAt, language, 'Europe/Berlin'));
  expect(text).not.toMatch(/\{\w+\}|undefined/);
  expect(replyTo).toBeUndefined();
});
