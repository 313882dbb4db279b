/** Languages of pages, emails and certificate, as the signature request specification lists them. */
export const languages = ['en', 'es', 'de', 'fr', 'ja', 'it', 'nl', 'pt-br'] as const;

export type Language = (typeof languages)[number];

/** The language's name in its own words: "português (Brasil)". */
export const nameOfLanguage = (language: Language): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(localeOf(language)) ?? language;

/** BCP 47 tag for `lang` attributes and Intl. */
export const localeOf = (language: Language): string => (language === 'pt-br' ? 'pt-BR' : language);

/** Each in its own words, for who cannot read the one that a page is in. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
  it: 'Italiano',
  nl: 'Nederlands',
  'pt-br': 'Português',
};

/** A language by its name in an address. */
export const languageNamed = (name: string): Language | undefined => languages.find((language) => language === name);
