/** Languages of pages, emails and certificate, as the signature request specification lists them. */
export const languages = ['en', 'es', 'de', 'fr', 'ja', 'it', 'nl', 'pt-br'] as const;

export type Language = (typeof languages)[number];

/** The language's name in its own words: "português (Brasil)". */
export const nameOfLanguage = (language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(localeOf(language)) ?? language;

/** BCP 47 tag for `lang` attributes and Intl. */
export const localeOf = (language: Language): string => (language === 'pt-br' ? 'pt-BR' : language);
