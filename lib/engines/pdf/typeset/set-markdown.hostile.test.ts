import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';

afterAll(closePdfEngines);

const set = (markdown: string) => setMarkdown({ markdown, title: 'Hostile', locale: 'en', createdAt: new Date(0), parties: [] });

const hostile: Record<string, string> = {
  'ten thousand nested quotes': `${'> '.repeat(10_000)}x`,
  'ten thousand nested emphases': '*a '.repeat(10_000) + 'b* '.repeat(10_000),
  'ten thousand opened emphases': '**a'.repeat(10_000),
  'deeply nested lists': Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n'),
  'one quote a line, each deeper': Array.from({ length: 500 }, (_, depth) => `${'>'.repeat(depth)} x`).join('\n\n'),
  'a word of two hundred thousand letters': 'a'.repeat(199_000),
  'a word of a million letters': 'a'.repeat(1_000_000),
  'a code line of two hundred thousand letters': `\`\`\`\n${'a'.repeat(199_000)}\n\`\`\``,
  'sixty thousand stacked combining marks': `a${'\u0301'.repeat(60_000)}`,
  'stacked combining marks on every letter': `a${'\u0301'.repeat(30)}`.repeat(3_000),
  'a table of ten thousand rows': `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(10_000)}`,
  'a table of ten thousand columns': `|${'a|'.repeat(10_000)}\n|${'-|'.repeat(10_000)}\n|${'x|'.repeat(10_000)}`,
  'twelve thousand links': '[a](http://a.b)'.repeat(12_000),
  'sixty thousand paragraphs': 'a\n\n'.repeat(60_000),
  'a hundred thousand opened brackets': '['.repeat(100_000),
  'opened braces': '{'.repeat(190_000),
  'tags without end': '{{signature:'.repeat(15_000),
  'two hundred thousand backticks': '`'.repeat(199_000),
  'sixty thousand Thai letters without a space': '\u0e01'.repeat(60_000),
  'sixty thousand Han characters without a space': '\u5b57'.repeat(60_000),
  'twenty-eight thousand emoji joined to one': '\u{1f469}\u200d'.repeat(28_000),
  'thirty thousand changes of script in a paragraph': '\u0639\u0642\u062f a \u0995 '.repeat(10_000),
  'ninety thousand Arabic letters without a space': '\u0628'.repeat(90_000),
  'controls and overrides': '\u0000\u202e\u2066\ufffe\ud800abc'.repeat(5_000),
};

for (const [name, markdown] of Object.entries(hostile)) {
  test(`${name}: set or refused in the engine’s own time, and it serves on`, async () => {
    const outcome = await set(markdown).then(
      ({ pageCount }) => `${pageCount} pages`,
      (error: unknown) => error,
    );
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(DocumentRefusal);
    expect((await set('still here')).pageCount).toBe(1);
  }, 25_000);
}

test('a document over fifty pages is refused as such', async () => {
  await expect(set('a\n\n'.repeat(4_000))).rejects.toMatchObject({ code: 'too_many_pages' });
});

test('a source over 200 KB is refused before anything reads it', async () => {
  await expect(set('\u5b57'.repeat(70_000))).rejects.toMatchObject({ code: 'too_large' });
});
