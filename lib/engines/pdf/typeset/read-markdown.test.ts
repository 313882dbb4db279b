import { expect, test } from 'vitest';
import { type BlockNode, type InlineNode, plainText } from '@/lib/engines/pdf/typeset/markdown-tree';
import { readMarkdown } from '@/lib/engines/pdf/typeset/read-markdown';
import { TagCollector } from '@/lib/engines/pdf/typeset/tag-collector';
import { TagRefusal } from '@/lib/engines/pdf/typeset/tag-refusal';

function read(markdown: string, parties = ['signer']) {
  const tags = new TagCollector(parties);
  const tree = readMarkdown(markdown, tags, (field) => field.label);
  return { tags, tree, fields: tags.fields.map(({ kind, party, label }) => [kind, party, label].join(':')) };
}

function problems(markdown: string, parties = ['signer']) {
  try {
    read(markdown, parties).tags.refuseFaults();
  } catch (error) {
    if (error instanceof TagRefusal) return error.faults.map(({ code, party, place }) => `${code} "${party}" ${'line' in place ? place.line : ''}`);
    throw error;
  }
  return [];
}

const textOf = (blocks: BlockNode[]): string => blocks.map((block) => ('c' in block ? plainText(block.c as InlineNode[]) : '')).join('\n');

const fields: Record<string, [markdown: string, fields: string[]]> = {
  'a signature tag': ['{{signature:signer}}', ['signature:signer:']],
  'a date in a sentence': ['Agreed on {{date:signer}} by all.', ['date:signer:']],
  'a text with a label': ['{{text:signer:Full name}}', ['text:signer:Full name']],
  'a label with markdown in it': ['{{text:signer:a *b* [c] _d_}}', ['text:signer:a *b* [c] _d_']],
  'a label with a colon': ['{{text:signer:VAT: number}}', ['text:signer:VAT: number']],
  'spaces around the parts': ['{{ signature : signer }}', ['signature:signer:']],
  'a label longer than eighty characters, cut': [`{{text:signer:${'a'.repeat(90)}}}`, [`text:signer:${'a'.repeat(80)}`]],
  'a tag of a hundred and sixty characters': [`{{text:signer:${' '.repeat(148)}}}`.replace(' }}', 'x}}'), ['text:signer:x']],
  'a tag of one character more stays text': [`{{text:signer:${' '.repeat(149)}}}`.replace(' }}', 'x}}'), []],
  'a tag in bold': ['**{{date:signer}}**', ['date:signer:']],
  'tags in a table, row by row': ['|a|b|\n|-|-|\n|{{date:signer}}|{{signature:signer}}|', ['date:signer:', 'signature:signer:']],
  'a tag in a list and a quote': ['- {{date:signer}}\n\n> {{text:signer:X}}', ['date:signer:', 'text:signer:X']],
  'a tag in inline code stays text': ['`{{signature:signer}}`', []],
  'a tag in a code block stays text': ['```\n{{signature:signer}}\n```', []],
  'a tag in indented code stays text': ['    {{signature:signer}}', []],
  'an escaped tag stays text': ['\\{{signature:signer}}', []],
  'another word in braces stays text': ['{{Client Name}} {{initials:signer}} {{}} {{Signature:signer}}', []],
  'a tag broken over two lines stays text': ['{{signature:\nsigner}}', []],
};

for (const [name, [markdown, expected]] of Object.entries(fields)) {
  test(`fields: ${name}`, () => {
    expect(read(markdown).fields).toEqual(expected);
    expect(problems(markdown)).toEqual([]);
  });
}

test('what is no tag is printed as it was written', () => {
  expect(textOf(read('Dear {{Client Name}}, `{{date:signer}}` it is').tree)).toBe('Dear {{Client Name}}, {{date:signer}} it is');
});

const refusals: Record<string, [markdown: string, problems: string[]]> = {
  'an unknown party': ['{{signature:witness}}', ['no_such_party "witness" 1']],
  'no party': ['{{signature}}', ['no_such_party "" 1']],
  'a missing label': ['{{text:signer}}', ['no_label "signer" 1']],
  'an empty label': ['{{text:signer: }}', ['no_label "signer" 1']],
  'a party of other documents': ['{{signature:sender}}', ['no_such_party "sender" 1']],
  'every wrong tag with its line': [
    'x\n\n{{date:nobody}}\n{{text:signer}}\n\n|a|\n|-|\n|b|\n|{{signature:sender}}|',
    ['no_such_party "nobody" 3', 'no_label "signer" 4', 'no_such_party "sender" 9'],
  ],
  'more than two hundred fields': ['{{date:signer}} '.repeat(201), ['too_many_fields "signer" 1']],
};

for (const [name, [markdown, expected]] of Object.entries(refusals)) {
  test(`refused: ${name}`, () => expect(problems(markdown)).toEqual(expected));
}

test('sender tags are fields when the sender signs', () => {
  expect(read('{{signature:sender}} {{text:sender:Title}}', ['sender', 'signer']).fields).toEqual(['signature:sender:', 'text:sender:Title']);
});

const links: Record<string, [href: string, kind: string]> = {
  'a web address is a link': ['https://example.com/a', 'link'],
  'a mail address is a link': ['mailto:a@example.com', 'link'],
  'a script is no link': ['javascript:alert(1)', 'group'],
  'a data address is no link': ['data:text/html,x', 'group'],
  'a file is no link': ['file:///etc/passwd', 'group'],
  'a relative address is no link': ['/x', 'group'],
};

for (const [name, [href, kind]] of Object.entries(links)) {
  test(`links: ${name}`, () => {
    const [paragraph] = read(`[words](<${href}>)`).tree;
    expect(paragraph).toMatchObject({ t: 'p', c: [{ t: kind, c: [{ t: 'text', v: 'words' }] }] });
  });
}

test('a picture is never fetched: its description stands for it', () => {
  expect(textOf(read('![a cat](https://example.com/cat.png)').tree)).toBe('[a cat]');
});

test('HTML is printed, not obeyed', () => {
  expect(textOf(read('<script>alert(1)</script>').tree)).toBe('<script>alert(1)</script>');
});

test('task lists carry their ticks', () => {
  const [list] = read('- [ ] open\n- [x] done\n- plain').tree;
  expect(list?.t === 'ul' && list.c.map((item) => item.checked)).toEqual([false, true, null]);
});

test('lists nest, and ordered ones keep their first number', () => {
  const [list] = read('3. a\n   - b\n     - c').tree;
  expect(list).toMatchObject({ t: 'ol', start: 3, c: [{ c: [{ t: 'p' }, { t: 'ul', c: [{ c: [{ t: 'p' }, { t: 'ul' }] }] }] }] });
});

test('a table has head, rows, sides; short rows are filled', () => {
  const [table] = read('|a|b|\n|:-:|-:|\n|c|').tree;
  expect(table).toMatchObject({ t: 'table', align: ['center', 'right'], rows: [[[{ v: 'c' }], []]] });
});

test('paragraphs that begin with Arabic or Hebrew run from the right', () => {
  const directions = read('Hello\n\n\u05e9\u05dc\u05d5\u05dd\n\n1. \u0645\u0631\u062d\u0628\u0627').tree.map((block) => ('dir' in block ? block.dir : block.t));
  expect(directions).toEqual(['ltr', 'rtl', 'ol']);
});

test('a line break between Han characters is no space, between words it is one', () => {
  expect(textOf(read('\u7b2c\u4e00\n\u6761').tree)).toBe('\u7b2c\u4e00\u6761');
  expect(textOf(read('one\ntwo').tree)).toBe('one two');
});
