import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { lineProblem, nameProblem } from '@/lib/core/text/person-name';
import { keyName } from '@/lib/domain/accounts/schema';
import { oneLine } from '@/lib/domain/mail/elements/caller-text';
import { removeLinks } from '@/lib/domain/signatures/sending/message-links';
import { fileNameOf } from '@/lib/engines/net/file-name';
import { readWebPage } from '@/lib/engines/net/web-page';
import { titleOf } from '@/lib/engines/pdf/intake/facts';
import { cleanText } from '@/lib/engines/pdf/typeset/clean-text';

// Which set of lib/core/text/invisible.ts each text goes through. A declined request's reason is in completion-decline.test.ts.
const hidden: Record<string, string> = {
  'a zero-width space': '\u200b',
  'a Hangul filler': '\u3164',
  'an override of direction': '\u202e',
  'half of a character': '\ud83d',
  'a line separator': '\u2028',
  'a tab': '\t',
};

describe.each(Object.entries(hidden))('%s within a word', (_name, character) => {
  const text = `In${character}voice`;

  test('is refused in the name of a person, in a title or label, and in the name of a key', () => {
    expect(nameProblem(text)?.code).toBe('invisible_characters');
    expect(lineProblem(text, 200)?.code).toBe('invisible_characters');
    expect(keyName.safeParse(text).error?.issues[0]).toMatchObject({ params: { code: 'invisible_characters' } });
  });

  test('is a space in the name of a file that was fetched, and in the title of a page that came instead', () => {
    const path = encodeURIComponent(text.toWellFormed() === text ? text : 'In voice');
    expect(fileNameOf({ headers: {}, address: `https://example.com/${path}.pdf` })).toBe('In voice');
    if (text.toWellFormed() === text) expect(readWebPage(Buffer.from(`<html><title>${text}</title>`))?.title).toBe('In voice');
  });

  test("is gone from the caller's message, where a line feed stays", () => {
    expect(removeLinks(`${text}\n\nThanks`)).toBe('Invoice\n\nThanks');
  });
});

test("a PDF's own title loses what is invisible, and white space in it is one space", async () => {
  const document = await PDFDocument.create();
  document.setTitle('In\u200bvoice\u3164\t \u202eof\u2028May\ufffd');
  expect(titleOf(document)).toBe('Invoice of May');
});

test('a value in a letter loses breaks and switches of direction, and keeps joiners', () => {
  expect(oneLine('In\u202evoice\r\nBcc: \u0645\u06cc\u200c\u0634\u0648\u062f')).toBe('Invoice Bcc: \u0645\u06cc\u200c\u0634\u0648\u062f');
});

test('what is set keeps its lines, joiners and soft hyphens, and loses what would turn it round', () => {
  expect(cleanText('Rechts\u00adanwalt\n\u202e\u0000\u{1f469}\u200d\u{1f467}\ufffe')).toBe('Rechts\u00adanwalt\n\u{1f469}\u200d\u{1f467}');
});
