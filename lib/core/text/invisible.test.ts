import { describe, expect, it } from 'vitest';
import {
  asOneLine,
  hasInvisible,
  hasVisible,
  linesWithoutInvisible,
  withoutBreaks,
  withoutDirections,
  withoutIgnorable,
  withoutInvisible,
  withoutUnprintable,
} from './invisible';

const remove = { withoutInvisible, linesWithoutInvisible, withoutBreaks, asOneLine, withoutDirections, withoutUnprintable };
type Removes = keyof typeof remove;
const removers = Object.keys(remove) as Removes[];

/** What stands between `a` and `b`, whether a text of one line may hold it, and which functions leave it as it is. */
const characters: [name: string, character: string, isInvisible: boolean, left: Removes[]][] = [
  ['a letter of any script', '\u5b57', false, removers],
  ['an emoji with its variation', '\u2764\ufe0f', false, removers],
  ['a no-break space', '\u00a0', false, removers.filter((name) => name !== 'asOneLine')],
  ['a replacement character', '\ufffd', false, removers],
  ['a tab', '\t', true, ['withoutDirections', 'withoutUnprintable']],
  ['a line feed', '\n', true, ['linesWithoutInvisible', 'withoutDirections', 'withoutUnprintable']],
  ['a carriage return', '\r', true, ['withoutDirections']],
  ['a line separator', '\u2028', true, ['withoutDirections', 'withoutUnprintable']],
  ['a null', '\u0000', true, ['withoutDirections']],
  ['a control of the second set', '\u0085', true, ['withoutDirections']],
  ['half of a character', '\ud83d', true, ['withoutBreaks', 'asOneLine', 'withoutDirections']],
  ['a code point that is no character', '\ufffe', true, ['withoutBreaks', 'asOneLine', 'withoutDirections']],
  ['a zero-width space', '\u200b', true, ['withoutBreaks', 'asOneLine', 'withoutDirections', 'withoutUnprintable']],
  ['a soft hyphen', '\u00ad', true, ['withoutBreaks', 'asOneLine', 'withoutDirections', 'withoutUnprintable']],
  ['a byte order mark', '\ufeff', true, ['withoutBreaks', 'withoutDirections']],
  ['a tag of a flag', '\u{e0067}', true, ['withoutBreaks', 'asOneLine', 'withoutDirections', 'withoutUnprintable']],
  ['an override of direction', '\u202e', true, ['withoutBreaks', 'asOneLine']],
  ['an isolate', '\u2068', true, ['withoutBreaks', 'asOneLine']],
  ['a mark of direction', '\u200f', true, ['withoutBreaks', 'asOneLine', 'withoutUnprintable']],
  ['a joiner between Latin letters', '\u200d', true, ['withoutBreaks', 'asOneLine', 'withoutDirections', 'withoutUnprintable']],
  ['a Hangul filler', '\u3164', true, ['withoutBreaks', 'asOneLine', 'withoutDirections', 'withoutUnprintable']],
  ['an empty Braille pattern', '\u2800', true, ['withoutBreaks', 'asOneLine', 'withoutDirections', 'withoutUnprintable']],
  ['a grapheme joiner', '\u034f', true, ['withoutBreaks', 'asOneLine', 'withoutDirections', 'withoutUnprintable']],
];

describe.each(characters)('%s', (_name, character, isInvisible, left) => {
  const text = `a${character}b`;

  it(`${isInvisible ? 'is' : 'is not'} told as invisible in a line`, () => {
    expect(hasInvisible(text)).toBe(isInvisible);
  });

  it(`is left by ${left.join(', ')} and by no other`, () => {
    expect(removers.filter((name) => remove[name](text) === text)).toEqual(left);
  });
});

describe('joiners', () => {
  it.each([
    ['Persian', '\u0645\u06cc\u200c\u0634\u0648\u062f'],
    ['Sinhala', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['a family', '\u{1f469}\u200d\u{1f467}'],
    ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
  ])('stay where a word is written with them: %s', (_name, word) => {
    expect(hasInvisible(word)).toBe(false);
    expect(withoutInvisible(word)).toBe(word);
  });

  it('go at the end of such a word, and twice in a row', () => {
    expect(withoutInvisible('\u0645\u06cc\u200c')).toBe('\u0645\u06cc');
    expect(withoutInvisible('\u0645\u200c\u200c\u06cc')).toBe('\u0645\u06cc');
  });
});

it('a text of several lines keeps them, and loses what is invisible in each', () => {
  expect(linesWithoutInvisible('one\u200b\n\n\u202etwo\r\n')).toBe('one\n\ntwo\n');
});

it('breaks become one space each run, at the ends none', () => {
  expect(withoutBreaks('\r\nSubject:\r\n\tBcc: x\u2029')).toBe('Subject: Bcc: x');
  expect(asOneLine('  one \u00a0 two\n')).toBe('one two');
});

it.each([
  ['nothing', '', false],
  ['spaces of several kinds', ' \u00a0\u3000\t', false],
  ['zero-width characters and fillers', '\u200b\u200d\u2060\u3164\u2800\u{e0067}', false],
  ['a full stop', '\u200b.', true],
])('whether a reader sees any of it: %s', (_name, text, seen) => {
  expect(hasVisible(text)).toBe(seen);
});

it('what is drawn as nothing goes by withoutIgnorable, and spaces, controls and marks of letters stay', () => {
  expect(withoutIgnorable('a\u00ad\u034f\u200b\u200d\u202e\u2060\u3164\ufe0f\ufeff\u{e0067}b')).toBe('ab');
  expect(withoutIgnorable('a\t\u00a0e\u0301b')).toBe('a\t\u00a0e\u0301b');
});
