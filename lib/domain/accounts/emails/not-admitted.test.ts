import { expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import { notAdmittedEmail } from './not-admitted';

test.each(languages)('%s: it says why, for which address, and leads nowhere', async (language) => {
  const { subject, html, text } = await notAdmittedEmail({ language, email: 'anna@stranger.example' });
  expect(subject).toBe(messagesFor(language).operatorRoom.notAdmitted.subject);
  expect(html).not.toMatch(/<a\b/);
  expect(text).toContain('anna@stranger.example');
  expect(text).not.toMatch(/\{\w+\}|undefined/);
});
