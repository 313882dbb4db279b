import { caselessName } from '@/lib/engines/office/language/plain-name';
import { pathsAlong } from '../completeness/known-names';
import { type AnswerKind, type FormField, maxFormFields, maxLabelLength, maxMembers } from './rules';

/** What is known of a workflow's fields: their names, what stood in them, and what templates do with them. */
export type KnownFields = {
  names: readonly string[];
  kinds: Readonly<Record<string, string>>;
  /** What stood in the newest post, groups among it; empty where none is remembered. */
  newest: Readonly<Record<string, string>>;
  tags: readonly { source: string; names: readonly string[]; kind: string; place: string }[];
  /** Names without which a run fails, or its document has a gap. */
  needed: readonly string[];
  /** What the owner of the form knows and whoever fills it in is not asked for, with what is proposed for it, often nothing. */
  own: Readonly<Record<string, string>>;
};

/** What a name gives away, in the eight languages of ours; the first row that fits counts. */
const byName: readonly [RegExp, AnswerKind][] = [
  [/mail|courriel|correo|メール/i, 'email'],
  [/\b(date|datum|fecha|data|until|geburtstag|birthday|scadenza|échéance)\b|日付|期限|生年月日|(_|\b)(on|am)$/i, 'date'],
  [/message|nachricht|comment|kommentar|notes?\b|notiz|remark|description|beschreibung|mensaje|messaggio|mensagem|bericht|備考|メッセージ/i, 'long'],
];

/** How a template writes a value says more than its name. */
const byTag: readonly [RegExp, AnswerKind][] = [
  [/\|\s*date\b/i, 'date'],
  [/\|\s*(currency|number|percent)\b/i, 'number'],
];

/** Where a template repeats rows. */
const inTable = /\b(table|row)\b/i;

/** A field for each name that is known, members of a group below it, in the order in which they are known; first what the owner has to set. */
export function proposeFields(known: KnownFields): FormField[] {
  const names = namesIn(known);
  const groups = groupsIn(known);
  const needed = new Set(known.needed.map(caselessName));
  const own = new Map(Object.entries(known.own).map(([name, value]) => [caselessName(name), value]));
  const fields = new Map<string, FormField>();
  for (const [index, name] of names.entries()) {
    const group = pathsAlong(name).find((path) => groups.has(caselessName(path)));
    if (group === undefined) {
      fields.set(caselessName(name), {
        ...question(`f${index}`, name, name),
        ...{ kind: own.has(caselessName(name)) ? 'constant' : kindOf(name, known), value: own.get(caselessName(name)) ?? '' },
        ...{ members: [], isRequired: needed.has(caselessName(name)) },
      });
      continue;
    }
    const held: FormField = fields.get(caselessName(group)) ?? { ...question(`f${index}`, group, group), kind: 'group', value: '', members: [] };
    const isRequired = needed.has(caselessName(name));
    held.isRequired ||= isRequired;
    const inside = name.slice(group.length + 1);
    if (inside !== '' && held.members.length < maxMembers)
      held.members.push({ ...question(`m${index}`, inside, inside), kind: kindOf(name, known), isRequired });
    fields.set(caselessName(group), held);
  }
  const proposed = [...fields.values()].filter(({ kind, members }) => kind !== 'group' || members.length > 0);
  return [...proposed.filter(({ kind }) => kind === 'constant'), ...proposed.filter(({ kind }) => kind !== 'constant')].slice(0, maxFormFields);
}

const question = (id: string, name: string, path: string) => ({ id, name, label: labelOf(path), hint: '', isRequired: false, options: [] });

/** Before data came, templates say what they will need. */
function namesIn({ names, tags }: KnownFields): string[] {
  const wanted = names.length > 0 ? names : tags.flatMap((tag) => tag.names);
  const seen = new Map(wanted.map((name) => [caselessName(name), name.trim()]));
  const all = [...seen.values()].filter((name) => name !== '' && !/^(this|index|@)/i.test(name));
  // Of `Items` and `Items.price` only the second can be asked for.
  return all.filter((name) => !all.some((other) => other !== name && caselessName(other).startsWith(`${caselessName(name)}.`)));
}

function groupsIn({ newest, tags }: KnownFields): Set<string> {
  const ofData = Object.entries(newest).flatMap(([name, kind]) => (kind === 'group' ? [name] : []));
  const ofTags = tags.flatMap((tag) =>
    tag.kind === 'group' ? tag.names : inTable.test(tag.place) || /^=/.test(tag.source) ? tag.names.flatMap(parentOf) : [],
  );
  const found = new Set([...ofTags, ...ofData].map(caselessName));
  // What stood in them decides, where anything did.
  const noGroups = Object.keys(newest)
    .flatMap(parentOf)
    .filter((parent) => !Object.hasOwn(newest, parent));
  for (const parent of noGroups) found.delete(caselessName(parent));
  return found;
}

const parentOf = (name: string): string[] => (name.includes('.') ? [name.slice(0, name.lastIndexOf('.'))] : []);

/** What a field holds, by what stood in it, how templates write it, and its name. */
export function kindOf(name: string, { kinds, tags }: Pick<KnownFields, 'kinds' | 'tags'>): AnswerKind {
  const stood = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (stood === 'number') return 'number';
  if (stood === 'boolean') return 'yes-no';
  const own = tags.filter((tag) => tag.names.some((each) => caselessName(each) === caselessName(name)));
  const written = byTag.find(([pattern]) => own.some(({ source }) => pattern.test(source)))?.[1];
  return written ?? byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'short';
}

/** `items.unit_price` as “Unit price”. */
export function labelOf(name: string): string {
  const last = name.split('.').at(-1)?.trim() || name;
  const spaced = last
    .replace(/[_]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
  return (spaced.charAt(0).toUpperCase() + spaced.slice(1)).slice(0, maxLabelLength) || name;
}
