import { expect, test } from 'vitest';
import { logicalOrder } from '@/lib/engines/pdf/pages/logical-order';

// Written in Latin capitals for what runs from the right, so that both orders can be read here.
const HEBREW = Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUV'].map((letter, index) => [letter, String.fromCharCode(0x5d0 + index)]));
const LATIN = Object.fromEntries(Object.entries(HEBREW).map(([latin, hebrew]) => [hebrew, latin]));
const written = (seen: string) => [...logicalOrder([...seen].map((letter) => HEBREW[letter] ?? letter))].map((letter) => LATIN[letter] ?? letter).join('');

test.each([
  ['words from the right', 'GFED CBA', 'ABC DEFG'],
  ['a number among them', 'CBA 2026 FED', 'DEF 2026 ABC'],
  ['a price', 'CBA 1,250.50 FED', 'DEF 1,250.50 ABC'],
  ['two numbers, each a word of its own', 'CBA 12 34 FED', 'DEF 34 12 ABC'],
  ['a name from the left among them', 'CBA anna berg FED', 'DEF anna berg ABC'],
  ['a sentence from the right that ends with a name from the left', '.anna berg CBA', 'ABC anna berg.'],
  ['a sentence from the left that ends with words from the right', 'signed by FED CBA.', 'signed by ABC DEF.'],
  ['a sentence from the left with words from the right in it', 'signed by FED CBA today', 'signed by ABC DEF today'],
  ['brackets, named after their shape', 'FED (CBA)', '(ABC) DEF'],
  ['brackets, named after their meaning', 'FED )CBA(', '(ABC) DEF'],
  ['brackets, the one so and the other so', 'see (FED CBA( now', 'see (ABC DEF) now'],
])('%s', (_, seen, wanted) => {
  expect(written(seen)).toBe(wanted);
});

test('digits of Arabic script run from the left and belong to the words around them', () => {
  expect(logicalOrder([...'لاير ١٢٣٬٤٥٦ غلبم'])).toBe('مبلغ ١٢٣٬٤٥٦ ريال');
});
