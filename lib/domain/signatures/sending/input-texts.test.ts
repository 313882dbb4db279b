import { describe, expect, test } from 'vitest';
import { normalizeEmail } from '@/lib/core/email-address';
import { nameProblem, tidyLine } from '@/lib/core/text/person-name';
import { removeLinks } from './message-links';

describe('names', () => {
  test.each(['Anna Berg', 'José Núñez', '山田太郎', 'Νίκος Παπαδόπουλος', 'محمد علی', 'O’Brien-Smith Jr.', 'क्‍षेत्र', 'Dr. J. Smith'])('takes %s', (name) => {
    expect(nameProblem(tidyLine(name))).toBeNull();
  });
  test.each([
    ['a URL', 'Anna https://evil.example'],
    ['a bare domain', 'Visit paypal.com now'],
    ['an address', 'anna@berg.example'],
    ['a bidirectional override', 'Anna\u202egreB'],
    ['a zero-width space', 'An\u200bna'],
    ['a Hangul filler', 'Anna\u3164Berg'],
    ['a line break', 'Anna\nBcc: x'],
    ['nothing but spaces', '   '],
    ['too many characters', 'a'.repeat(121)],
  ])('refuses %s', (_, name) => {
    expect(nameProblem(tidyLine(name))).not.toBeNull();
  });
});

describe('addresses', () => {
  test.each([
    ['anna@example.com', 'anna@example.com'],
    [' Anna@EXAMPLE.com ', 'Anna@example.com'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ["o'brien+tag@mail.example.co.uk", "o'brien+tag@mail.example.co.uk"],
  ])('takes %s', (text, email) => {
    expect(normalizeEmail(text)).toBe(email);
  });
  test.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@localhost',
    'a b@example.com',
    'anna@example.com, bob@example.com',
    'anna@example.com\nBcc: x@y.example',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}example`,
  ])('refuses %s', (text) => {
    expect(normalizeEmail(text)).toBeNull();
  });
});

describe('messages lose their links', () => {
  test.each([
    ['Please sign by Friday. Thank you, Sam', 'Please sign by Friday. Thank you, Sam'],
    ['See https://evil.example/path?x=1 now', 'See now'],
    ['See evil.example/path now', 'See now'],
    ['Go to hxxps://evil[.]example today', 'Go to today'],
    ['Write to sam@evil.example please', 'Write to please'],
    ['At 203.0.113.7:8080/x or not', 'At or not'],
    ['evil (dot) example', ''],
    ['javascript:alert(1)', ''],
    ['Line one\nLine two', 'Line one\nLine two'],
    ['Costs 1.50 EUR on 3.4.2026', 'Costs 1.50 EUR on 3.4.2026'],
  ])('%j becomes %j', (message, cleaned) => {
    expect(removeLinks(message)).toBe(cleaned);
  });
});
