import { type Language, localeOf } from '@/lib/core/i18n/languages';

/** What a page of this process alone may do: it has its own look, and nothing else. */
export const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** A page of this process alone: no scripts, and nothing to fetch. `below` is markup. */
export const plainPage = ({
  language,
  title,
  body,
  below = '',
}: {
  language: Language;
  title: string;
  body: string;
  below?: string;
}): string => `<!DOCTYPE html>
<html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} · Paraph</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#f6f3ee, #14171f); color: light-dark(#1f2433, #eae7e1) }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font: 600 1.5rem/1.3 Georgia, serif }
a { display: inline-block; padding: .6rem 1rem; border-radius: .5rem; background: light-dark(#2b4a8f, #9dbdf5); color: light-dark(#fff, #14171f); text-decoration: none }
</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(body)}</p>${below}</main></body></html>
`;

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
