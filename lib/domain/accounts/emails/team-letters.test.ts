import { expect, test } from 'vitest';
import { languages, localeOf } from '@/lib/core/i18n/languages';
import { teamHandedOverEmail } from './team-handed-over';
import { teamInvitationEmail } from './team-invitation';

const link = 'https://sign.example.net/dashboard/team/join?token=abc';
const letter = { team: 'Legal & Co', by: 'Kim Berg', email: 'anna@team.example', role: 'editor', expiresAt: new Date('2026-11-29T14:05:00Z'), link } as const;

test.each(languages)('%s: the invitation has one link, who invites, to which team, as what, and until when', async (language) => {
  const { subject, html, text } = await teamInvitationEmail({ language, ...letter });
  expect(subject).toContain('Legal & Co');
  expect(html).toContain(`<html lang="${localeOf(language)}"`);
  expect([...html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, href]) => href)).toEqual([link]);
  for (const part of [link, 'Kim Berg', 'Legal & Co', 'anna@team.example', '2026']) expect(text).toContain(part);
  expect(text).not.toMatch(/\{\w+\}|undefined/);
});

test.each(languages)('%s: whoever answers for a team now learns by whom', async (language) => {
  const { subject, text } = await teamHandedOverEmail({ language, team: 'Legal & Co', by: 'Kim Berg' });
  expect(subject).toContain('Legal & Co');
  expect(text).toContain('Kim Berg');
  expect(text).not.toMatch(/\{\w+\}|undefined/);
});
