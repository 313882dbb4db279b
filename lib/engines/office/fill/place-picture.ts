import type { Scope } from '../language/scope.ts';
import type { Plan } from '../template/plan.ts';
import type { PartRenderer } from './render-part.ts';
import { swapPicture } from './swap-picture.ts';

/** The XML of a picture whose alt text is a tag: with the picture of the values, without one where they have none. */
export function placePicture({ mark, source }: Extract<Plan, { kind: 'picture' }>, { filling, relationships }: PartRenderer, scope: Scope): string {
  const [placed] = mark.tags;
  if (placed?.tag.kind !== 'value') return source;
  const { source: tag, of } = placed.tag;
  const value = of.kind === 'name' ? scope.look(of.path) : undefined;
  const bytes = filling.media.bytesOf(tag, value);
  if (!bytes && (value === undefined || value === null || value === '')) {
    filling.report({ code: 'missing_value', message: `There is no picture for {{${tag}}}; its place stays empty.`, tag, place: mark.place() });
    return '';
  }
  const added = bytes && filling.media.add(bytes);
  if (!added) {
    filling.report({ code: 'unsupported_picture', message: `{{${tag}}} is no PNG, JPEG or GIF; the picture of the template stays.`, tag, place: mark.place() });
    return source;
  }
  return swapPicture(source, relationships.add('image', `/${added.part}`), added.facts, tag);
}
