import { FIELD_KINDS, type FieldKind } from '@/lib/core/text/field-tag';
import type { Warning } from '@/lib/core/warning';
import { suggest } from '@/lib/engines/office/language/suggest';
import { tagOf } from '@/lib/engines/pdf/tag-syntax';
import type { TagOddity } from '@/lib/engines/pdf/typeset/tag-collector';
import { parties } from '../rules';

/** What other services call fields, and ours that comes nearest. */
const alike: Readonly<Record<string, FieldKind>> = {
  checkbox: 'text',
  check: 'text',
  field: 'text',
  input: 'text',
  name: 'text',
  initials: 'signature',
  sign: 'signature',
};

const maxWarnings = 20;

/** What to tell of tags that were taken as they stand, each once; `path` is the document's member. */
export function tagWarnings(oddities: readonly TagOddity[], path: string): Warning[] {
  const told = [...new Map(oddities.map((one) => [`${one.code} ${one.content}`, one])).values()];
  const warnings = told.slice(0, maxWarnings).map((one) => ({ path, code: one.code, message: sentenceOf(one) }));
  const more = told.length - warnings.length;
  return more > 0 ? [...warnings, { path, code: 'more_warnings', message: `There are ${more} more tags of which the same could be said.` }] : warnings;
}

function sentenceOf({ code, content, place }: TagOddity): string {
  const where = `${'line' in place ? `Line ${place.line}` : `Page ${place.page}`}: ${tagOf(content)}`;
  if (code === 'value_in_date_tag')
    return `${where} names a value, and a date field shows the day of signing whatever stands behind it. Write ${tagOf(`date:${partyIn(content) ?? 'signer'}`)}, or the date itself as text.`;
  if (code === 'unused_tag') return `${where} is printed as it stands, as fields says where the fields are. Remove the tag from the PDF, or leave fields out.`;
  const meant = nearestTag(content);
  const advice = meant ? `Did you mean ${tagOf(meant)}?` : 'Fill it in or remove it before you send the document.';
  return `${where} is no field tag, and is printed as it stands. ${advice}`;
}

/** The known tag that may have been meant, or undefined. */
function nearestTag(content: string): string | undefined {
  const [word = '', ...rest] = content.split(':').map((part) => part.trim());
  const kind = suggest(word, FIELD_KINDS) ?? (rest.length > 0 ? alike[word.toLowerCase()] : undefined);
  if (!kind) return undefined;
  const party = partyIn(content);
  const label = (party ? rest.slice(1) : rest).join(':') || 'Label';
  return [kind, party ?? 'signer', ...(kind === 'text' ? [label] : [])].join(':');
}

const partyIn = (content: string): string | undefined => suggest(content.split(':')[1]?.trim() ?? '', parties);
