import type { TemplateReading } from '../../files/hosted/template-reading';
import type { PreviewField } from '../views/preview-view';

/** What a tag does with the names in it, by how it begins. */
const uses = [
  { begins: /^#if\b/, use: 'condition' },
  { begins: /^#each\b/, use: 'group' },
] as const;

/** Each name once, in the order of the template, with the place where it stands first and all that it is used for. */
export function fieldsOf({ tags }: TemplateReading): PreviewField[] {
  const fields = new Map<string, PreviewField>();
  for (const { name: source, names, place } of tags)
    for (const name of names) {
      const field = fields.get(name) ?? { name, place, uses: [] };
      const use = uses.find(({ begins }) => begins.test(source))?.use ?? 'value';
      fields.set(name, { ...field, uses: field.uses.includes(use) ? field.uses : [...field.uses, use] });
    }
  return [...fields.values()];
}
