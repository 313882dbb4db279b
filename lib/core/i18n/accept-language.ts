import { type Language, languages } from './languages';

const longestHeader = 500;

/** The language of ours that a reader likes best, by their `Accept-Language` header; English where there is none. */
export function languageFor(header: string | null): Language {
  const wanted = (header ?? '')
    .slice(0, longestHeader)
    .toLowerCase()
    .split(',')
    .map((entry, order) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: q === undefined ? 1 : Number(q.slice(2)) || 0, order };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  for (const { tag } of wanted) {
    const match = tag === '*' ? 'en' : languageOfTag(tag);
    if (match) return match;
  }
  return 'en';
}

/** `de-AT` reads German; any Portuguese reads that of Brazil. */
export function languageOfTag(tag: string): Language | undefined {
  const primary = tag.split('-')[0];
  return languages.find((language) => language.split('-')[0] === primary);
}
