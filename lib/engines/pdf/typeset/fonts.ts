import path from 'node:path';
import { env } from '@/lib/core/env';

/** Scripts with a Noto Sans of their own, by the name of that face. Arabic letters that the first face lacks come from here. */
const OTHER_SCRIPTS = [
  'Arabic',
  'Hebrew',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Georgian',
  'Armenian',
  'Ethiopic',
] as const;

const notoSans = (script: string): [string, string[]] => [
  `noto-sans-${script.toLowerCase()}`,
  ['400Regular', '600SemiBold'].map((style) => `${style}/NotoSans${script}_${style}.ttf`),
];

// Every file by name: whatever else a machine has installed must not change a page.
const FILES: Record<string, readonly string[]> = {
  'source-serif-4': [
    '400Regular/SourceSerif4_400Regular.ttf',
    '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    '600SemiBold/SourceSerif4_600SemiBold.ttf',
    '600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf',
  ],
  // Latin, Greek, Cyrillic and Devanagari; the Vedic letters come from the face of their own.
  'noto-sans': [
    '400Regular/NotoSans_400Regular.ttf',
    '400Regular_Italic/NotoSans_400Regular_Italic.ttf',
    '600SemiBold/NotoSans_600SemiBold.ttf',
    '600SemiBold_Italic/NotoSans_600SemiBold_Italic.ttf',
  ],
  'noto-sans-mono': ['400Regular/NotoSansMono_400Regular.ttf', '600SemiBold/NotoSansMono_600SemiBold.ttf'],
  'noto-sans-jp': ['400Regular/NotoSansJP_400Regular.ttf', '600SemiBold/NotoSansJP_600SemiBold.ttf'],
  'noto-sans-sc': ['400Regular/NotoSansSC_400Regular.ttf', '600SemiBold/NotoSansSC_600SemiBold.ttf'],
  'noto-sans-kr': ['400Regular/NotoSansKR_400Regular.ttf', '600SemiBold/NotoSansKR_600SemiBold.ttf'],
  // Letters whole, so that readers of text find each once; Noto Sans Arabic draws their dots apart.
  vazirmatn: ['400Regular/Vazirmatn_400Regular.ttf', '600SemiBold/Vazirmatn_600SemiBold.ttf'],
  ...Object.fromEntries(OTHER_SCRIPTS.map(notoSans)),
  'noto-emoji': ['400Regular/NotoEmoji_400Regular.ttf'],
  caveat: ['400Regular/Caveat_400Regular.ttf'],
  'klee-one': ['400Regular/KleeOne_400Regular.ttf'],
};

/** Absolute paths of all fonts that a page may use. */
export function fontFiles(): string[] {
  const packages = path.join(/* turbopackIgnore: true */ env().appRoot, 'node_modules/@expo-google-fonts');
  return Object.entries(FILES).flatMap(([name, files]) => files.map((file) => path.join(packages, name, file)));
}

const OTHERS = ['Vazirmatn', ...OTHER_SCRIPTS.map((script) => `Noto Sans ${script}`), 'Noto Emoji'];
const HAN = ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'];
const HAN_OF_LANGUAGE: Record<string, string> = { ja: 'Noto Sans JP', zh: 'Noto Sans SC', ko: 'Noto Sans KR' };

export type FontStacks = { text: string[]; sans: string[]; mono: string[]; hand: string[] };

/** The language of a locale: `pt` of `pt-BR`. */
export const languageOf = (locale: string): string => /^[a-z]{2,3}/.exec(locale.toLowerCase())?.[0] ?? 'en';

/** Families in the order in which they are asked for a glyph. One Han character has other shapes in another language. */
export function fontStacks(locale: string): FontStacks {
  const own = HAN_OF_LANGUAGE[languageOf(locale)];
  const han = own ? [own, ...HAN.filter((family) => family !== own)] : HAN;
  const rest = [...han, ...OTHERS];
  // Beside Han characters Latin letters and quotation marks come from the same face.
  const sans = own ? [...han, 'Noto Sans', ...OTHERS] : ['Noto Sans', ...rest];
  const text = own ? sans : ['Source Serif 4', 'Noto Sans', ...rest];
  const kana = own === undefined || own === 'Noto Sans JP' ? ['Klee One'] : [];
  return { text, sans, mono: ['Noto Sans Mono', 'Noto Sans', ...rest], hand: ['Caveat', ...kana, 'Noto Sans', ...rest] };
}
