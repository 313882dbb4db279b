import type { FieldKind } from '@/lib/core/text/field-tag';

/** What documents write beside a place for something, in our eight languages and in lower case; letters of Japanese stand anywhere in a caption. */
const words = {
  signature: [
    'signature signatures signed sign unterschrift unterschriften unterzeichnet unterzeichner firma firmas firmado signé assinatura assinado',
    'handtekening ondertekening ondertekend 署名 ご署名 捺印',
  ],
  date: ['date dated datum fecha data 日付 年月日 締結日'],
  place: ['place city ort lugar ciudad lieu luogo plaats local localidade 場所'],
  name: ['name names nombre nombres apellidos nom prénom nome cognome naam vorname nachname sobrenome 氏名 お名前'],
} as const;

type Meaning = keyof typeof words;

const meanings = new Map<string, Meaning>(
  Object.entries(words).flatMap(([meaning, lists]) => lists.flatMap((list) => list.split(' ').map((word) => [word, meaning as Meaning] as const))),
);

/** Words that say nothing by themselves, between those that do. */
const fillers = new Set('and of the by here x in today und der des die den y de la el del et du le e di da do em en van het vom am zu'.split(' '));
/** What a day belongs to: "Date of signature", "Datum der Unterschrift". */
const belongs = new Set('of der de du di da do van della'.split(' '));

/** More words are a sentence. */
const mostWords = 6;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A company in German, and a signature in Spanish and Italian: what else stands in the document says which. */
const ofTwoLanguages = 'firma';
const german = /^(?:unterschrift|datum|ort|anschrift|straße|vorname|nachname)$/;

/** Whether the captions of a document are German ones. */
export const areGerman = (captions: readonly string[]): boolean => captions.some((caption) => tokensOf(caption).some((word) => german.test(word)));

/** The field that a caption asks for; null for one that asks for nothing that is known. */
export function kindOfCaption(caption: string, isGerman: boolean): FieldKind | null {
  const tokens = tokensOf(caption);
  if (tokens.length === 0 || tokens.length > mostWords) return null;
  const found = tokens.flatMap((word) => meaningOf(word, isGerman) ?? []);
  if (found.length === 0) return null;
  if (found.includes('signature')) return isDayOfIt(tokens, isGerman) ? 'date' : 'signature';
  const isDateAlone = found.every((meaning) => meaning === 'date') && tokens.every((word) => fillers.has(word) || meaningOf(word, isGerman) === 'date');
  return isDateAlone ? 'date' : 'text';
}

/** "Date of signature", and not "Signature and date" or "Date, signature". */
function isDayOfIt(tokens: readonly string[], isGerman: boolean): boolean {
  const [first = '', second = ''] = tokens;
  return meaningOf(first, isGerman) === 'date' && belongs.has(second);
}

function meaningOf(word: string, isGerman: boolean): Meaning | undefined {
  if (isGerman && word === ofTwoLanguages) return undefined;
  return meanings.get(word) ?? (japanese.test(word) ? [...meanings].find(([known]) => japanese.test(known) && word.includes(known))?.[1] : undefined);
}

const tokensOf = (caption: string): string[] =>
  caption
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{Letter}\p{Mark}]+/u)
    .filter((word) => word !== '');
