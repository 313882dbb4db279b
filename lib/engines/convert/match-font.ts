import koffi from 'koffi';
import { hasSameWidths } from './font-rules.ts';
import type { ReplacedFont } from './office-jobs.ts';

const MAX_FAMILIES = 200;
const MAX_KEPT = 2_000;
const FOUND = 0;

type Fontconfig = ReturnType<typeof open>;
let fontconfig: Fontconfig | undefined;
const replacements = new Map<string, ReplacedFont | undefined>();

/** Which of the families that a document asks for are not there, by the same rules by which LibreOffice replaces them. */
export function replacedFonts(families: readonly string[]): ReplacedFont[] {
  const asked = [...new Set(families.slice(0, MAX_FAMILIES))];
  return asked.map(replacementOf).filter((replaced) => replaced !== undefined);
}

function replacementOf(asked: string): ReplacedFont | undefined {
  if (replacements.has(asked)) return replacements.get(asked);
  if (replacements.size > MAX_KEPT) replacements.clear();
  fontconfig ??= open();
  const names = matching(fontconfig, asked);
  const used = names[0];
  // A font has a name in each of several languages.
  const isThere = names.some((name) => name.toLowerCase() === asked.toLowerCase());
  const replaced = used === undefined || isThere ? undefined : { asked, used, sameWidths: hasSameWidths(asked, used) };
  replacements.set(asked, replaced);
  return replaced;
}

function open() {
  const library = koffi.load('libfontconfig.so.1');
  return {
    create: library.func('void *FcPatternCreate()'),
    add: library.func('int FcPatternAddString(void *pattern, const char *object, const char *value)'),
    substitute: library.func('int FcConfigSubstitute(void *config, void *pattern, int kind)'),
    complete: library.func('void FcDefaultSubstitute(void *pattern)'),
    match: library.func('void *FcFontMatch(void *config, void *pattern, _Out_ int *result)'),
    get: library.func('int FcPatternGetString(void *pattern, const char *object, int at, _Out_ const char **value)'),
    destroy: library.func('void FcPatternDestroy(void *pattern)'),
  };
}

/** All names of the family that fontconfig gives for one that is asked for. */
function matching(fc: Fontconfig, family: string): string[] {
  const pattern = fc.create();
  fc.add(pattern, 'family', family);
  fc.substitute(null, pattern, 0);
  fc.complete(pattern);
  const match = fc.match(null, pattern, [0]);
  fc.destroy(pattern);
  if (!match) return [];
  const names: string[] = [];
  for (const out: [string | null] = [null]; fc.get(match, 'family', names.length, out) === FOUND && out[0]; ) names.push(out[0]);
  fc.destroy(match);
  return names;
}
