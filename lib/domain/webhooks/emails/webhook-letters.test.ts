import { describe, expect, test } from 'vitest';
import { formatDateTime } from '@/lib/core/i18n/format';
import { languages } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import { webhookDisabledEmail, webhookFailingEmail } from './webhook-letters';

const url = 'https://hooks.example.com/paraph?k=<b>1</b>';
const failingSince = new Date('2026-11-22T14:05:00Z');

describe.each(languages)('in %s', (language) => {
  const words = messagesFor(language).emails;

  test('an address that fails: which, and since when', async () => {
    const { subject, html, text } = await webhookFailingEmail({ language, url, failingSince });
    expect(subject).toBe(words.webhookFailing.subject);
    expect(text).toContain('hooks.example.com');
    expect(text).toContain(formatDateTime(failingSince, language, 'UTC'));
    expect(html).not.toContain('<b>1</b>');
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  });

  test.each(['gone', 'failing'] as const)('an address that was switched off says why: %s', async (reason) => {
    const { subject, text } = await webhookDisabledEmail({ language, url, failingSince: null, reason });
    expect(subject).toBe(words.webhookDisabled.subject);
    expect(text).toContain(words.webhookDisabled[reason]);
    expect(text).toContain(url);
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  });
});
