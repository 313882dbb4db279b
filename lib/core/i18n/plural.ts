import { type Language, localeOf } from './languages';

/** `{count, plural, one {{count} page} other {{count} pages}}`: of ICU MessageFormat the one construct that our texts need. */
const construct = /\{(\w+), plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/g;
const form = / (\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** The forms of one construct by their category. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Puts one form in the place of each construct. `choose` is given what it counts; without an answer the construct stays. */
export const withForms = (message: string, choose: (counted: string, forms: Forms) => string | undefined): string =>
  message.replace(construct, (whole, counted: string, list: string) => choose(counted, formsIn(list)) ?? whole);

/** The form that this language uses for a number; `other` where it has none of its own, as for the millions of French. */
export const formFor = (forms: Forms, count: number, language: Language): string | undefined =>
  forms[new Intl.PluralRules(localeOf(language)).select(count)] ?? forms.other;

const formsIn = (list: string): Forms => Object.fromEntries([...list.matchAll(form)].map(([, category, text]) => [category, text]));
