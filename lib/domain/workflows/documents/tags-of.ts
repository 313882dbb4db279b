import { readPlace } from '@/lib/engines/office/template/place-words';
import type { TemplateReading } from '../../files/hosted/template-reading';
import { type Missing, missingIn } from '../completeness/missing';
import type { EditedDocument } from '../editing/definition';
import type { ShownTag, Standing } from '../views/document-view';
import { entriesOf, holdsFor, valuesOf } from './values-of';

type ReadTag = TemplateReading['tags'][number];

type Given = {
  document: EditedDocument;
  reading: TemplateReading;
  /** Every name that a post has ever had. */
  names: readonly string[];
  /** The example; null before the first post. */
  example: { values: unknown; setting: { language: string; timeZone: string } /** Tags that wrote nothing. */; empty: ReadonlySet<string> } | null;
};

/** The tags of a template in its order, each with how it stands with the example. */
export function tagsOf({ document, reading, names, example }: Given): ShownTag[] {
  const unknown = unknownNames(document, reading, names);
  const groups = reading.tags.flatMap((tag) => (tag.kind === 'group' ? tag.names : []));
  return reading.tags.map((tag) => {
    const name = names.length === 0 ? undefined : tag.names.find((one) => unknown.has(one));
    const values = example && (tag.kind === 'value' || tag.kind === 'picture') ? valuesOf(tag.source, groups, example.values, example.setting) : [];
    const suggestion = name === undefined ? null : (unknown.get(name)?.suggestion ?? null);
    return {
      source: tag.source,
      kind: tag.kind,
      standing: standingOf(tag, name !== undefined, values, example),
      place: readPlace(tag.place) ?? { terms: [], quote: tag.place },
      count: tag.count,
      values: values.filter((value) => value.trim() !== ''),
      holds: example && tag.kind === 'condition' ? holdsFor(tag.source, example.values, example.setting) : null,
      entries: example && tag.kind === 'group' ? entriesOf(tag.names[0] ?? '', example.values) : null,
      unknown: name ?? null,
      instead: name === undefined || suggestion === null ? null : tag.source.replace(name, () => suggestion),
    };
  });
}

/** By name, what of the template alone nobody has posted. */
export function unknownNames(document: EditedDocument, reading: TemplateReading, names: readonly string[]): Map<string, Missing> {
  const alone = { ...document, outputName: '', folder: '', enablePdfPassword: false, signature: null, file: null };
  const found = missingIn([{ document: alone, reading }], names, null);
  return new Map(found.flatMap((one) => (one.code === 'unknown_field' && one.name !== null ? [[one.name, one] as const] : [])));
}

function standingOf({ kind, source }: ReadTag, isUnknown: boolean, values: readonly string[], example: Given['example']): Standing {
  if (kind === 'broken') return 'broken';
  if (kind === 'field') return 'signing';
  if (isUnknown) return 'unknown';
  if (!example) return 'waiting';
  if (example.empty.has(source)) return 'missing';
  return kind === 'condition' || kind === 'group' || values.some((value) => value.trim() !== '') ? 'filled' : 'unused';
}
