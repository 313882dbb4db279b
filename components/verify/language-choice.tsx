import { type Language, languageNames, languages, localeOf } from '@/lib/core/i18n/languages';

/** Links, so that it works where no script runs; folded, as the browser has most often chosen already. */
export function LanguageChoice({ language, label }: { language: Language; label: string }) {
  return (
    <details className="relative">
      <summary className="flex min-h-11 items-center gap-1 text-sm text-accent underline decoration-1 underline-offset-4">
        <span className="sr-only">{label}: </span>
        {languageNames[language]}
      </summary>
      <ul className="absolute right-0 z-10 grid min-w-40 rounded border border-line bg-surface py-1 shadow-float">
        {languages.map((each) => (
          <li key={each}>
            <a
              href={`?lang=${each}`}
              lang={localeOf(each)}
              hrefLang={localeOf(each)}
              aria-current={each === language ? 'true' : undefined}
              className="flex min-h-11 items-center px-4 hover:underline aria-[current]:font-semibold"
            >
              {languageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
