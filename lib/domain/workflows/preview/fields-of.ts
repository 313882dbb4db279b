import { readPlace } from '@/lib/engines/office/template/place-words';
import type { TemplateReading } from '../../files/hosted/template-reading';
import type { PreviewField } from '../views/preview-view';

type Use = PreviewField['uses'][number];

/** What a tag does with the names in it; a picture and a formula stand for a value too. */
const purposeOf = ({ kind }: TemplateReading['tags'][number]): Use => (kind === 'condition' || kind === 'group' ? kind : 'value');

/** Each name once, in the order of the template, with the place where it stands first and all that it is used for. */
export function fieldsOf({ tags }: TemplateReading): PreviewField[] {
  const fields = new Map<string, PreviewField>();
  for (const tag of tags)
    for (const name of tag.names) {
      const field = fields.get(name) ?? { name, place: placeOf(tag.place), uses: [] };
      fields.set(name, { ...field, uses: [...new Set([...field.uses, purposeOf(tag)])] });
    }
  return [...fields.values()];
}

const placeOf = (place: string): PreviewField['place'] => readPlace(place) ?? { terms: [], quote: place };
