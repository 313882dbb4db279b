/** The names under which the engine knows the languages of a document, by what files say of them; strict files say it in another way. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^http:\/\/(schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/, 'w'],
  [/^http:\/\/(schemas\.openxmlformats\.org\/drawingml\/2006|purl\.oclc\.org\/ooxml\/drawingml)\/main$/, 'a'],
  [/^http:\/\/(schemas\.openxmlformats\.org\/presentationml\/2006|purl\.oclc\.org\/ooxml\/presentationml)\/main$/, 'p'],
  [/^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships$/, 'r'],
  [/^http:\/\/(schemas\.openxmlformats\.org\/drawingml\/2006|purl\.oclc\.org\/ooxml\/drawingml)\/wordprocessingDrawing$/, 'wp'],
];
/** Within these characters the root of a part declares its prefixes. */
const HEAD_CHARACTERS = 8_000;

/** The XML with the prefixes that nearly all files have. Some libraries number them instead. */
export function withStandardPrefixes(xml: string): string {
  const declared = new Map(
    [...xml.slice(0, HEAD_CHARACTERS).matchAll(/\sxmlns:([\w.-]+)\s*=\s*["']([^"']+)["']/g)].map(([, prefix = '', address = '']) => [prefix, address]),
  );
  const renamed = new Map<string, string>();
  for (const [prefix, address] of declared) {
    const standard = PREFIXES.find(([pattern]) => pattern.test(address))?.[1];
    if (standard && standard !== prefix && !declared.has(standard)) renamed.set(prefix, standard);
  }
  if (renamed.size === 0) return xml;
  const names = [...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|');
  const uses = new RegExp(`(<\\/?|\\s)(${names})(?=:)|(\\sxmlns:)(${names})(?=\\s*=)`, 'g');
  return xml.replace(/<[^>]*>/g, (tag) =>
    tag.replace(uses, (_all, before = '', used = '', declares = '', name = '') => `${before}${declares}${renamed.get(used || name)}`),
  );
}
