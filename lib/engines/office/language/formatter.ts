/** Making one costs fifty times what using it does. */
const MAX_KEPT = 500;
const kept = new Map<string, unknown>();

type Kind<Options, Made> = { new (language: string, options: Options): Made; readonly name: string };

/** A formatter of Intl, made once for its language and options. */
export function formatterOf<Options, Made>(kind: Kind<Options, Made>, language: string, options: Options): Made {
  const key = JSON.stringify([kind.name, language, options]);
  const known = kept.get(key) as Made | undefined;
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const made = new kind(language, options);
  kept.set(key, made);
  return made;
}
