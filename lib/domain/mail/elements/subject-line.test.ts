import { describe, expect, test } from 'vitest';
import { subjectLine } from './subject-line';

const subject = (title: string) => subjectLine('Please sign: {title}', title);

describe('a subject', () => {
  test('is the pattern with the title', () => expect(subject('Contract {title} $&')).toBe('Please sign: Contract {title} $&'));
  test('stays one line, so that no header can be added', () => expect(subject('a\r\nBcc: b@example.com\u2028c')).toBe('Please sign: a Bcc: b@example.com c'));
  test('is cut between characters as people see them', () => {
    const family = '👩‍👩‍👧‍👦';
    const cut = subject(family.repeat(40));
    expect(cut.length).toBeLessThan(110);
    expect(cut).toMatch(new RegExp(`^Please sign: (${family})+…$`, 'u'));
  });
  test('isolates a title from right to left', () => expect(subject('عقد')).toBe('Please sign: \u2068عقد\u2069'));
});
