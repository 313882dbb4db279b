import type { OfficePackage } from '../package/office-package.ts';
import { slideOrder } from '../template/slide-order.ts';
import { attribute, withAttribute } from '../xml/attributes.ts';
import { ownParts } from './fill-slides.ts';

/** What PowerPoint allows for the id of a slide. */
const FIRST_ID = 256;

/**
 * Brings the list of slides, sections and shows in line with what became of each slide: `shown` has, by the relationship of a
 * slide, the parts that stand in its place. Slides that are left out leave the package.
 */
export function listSlides(office: OfficePackage, shown: ReadonlyMap<string, readonly string[]>): void {
  const relationships = office.relationships(office.mainPart);
  const listed = slideOrder(office);
  let lastId = Math.max(FIRST_ID, ...listed.map(({ id }) => Number(id)));
  /** By the id of a slide in the template, those of the slides in its place, with their relationships. */
  const places = new Map<string, { id: string; relationship: string }[]>();
  for (const slide of listed) {
    const [first, ...copies] = shown.get(slide.relationship) ?? [];
    const place = first ? [{ id: slide.id, relationship: slide.relationship }] : [];
    for (const copy of copies) place.push({ id: String((lastId += 1)), relationship: relationships.add('slide', `/${copy}`) });
    places.set(slide.id, place);
    if (!first) removeSlide(office, slide.part, slide.relationship);
  }
  const xml = office
    .text(office.mainPart)
    .replace(/<p:sldId\b[^>]*?(?:\/>|>[\s\S]*?<\/p:sldId>)/g, (written) => listAs(written, places, 'r:id'))
    .replace(/<p14:sldId\b[^>]*?(?:\/>|>\s*<\/p14:sldId>)/g, (written) => listAs(written, places, undefined))
    .replace(/<p:sld\b[^>]*?\/>/g, (written) => (relationships.get(attribute(written, 'r:id')) ? written : ''));
  office.write(office.mainPart, xml);
}

function listAs(written: string, places: ReadonlyMap<string, readonly { id: string; relationship: string }[]>, reference: string | undefined): string {
  const place = places.get(attribute(written, 'id') ?? '');
  if (!place) return written;
  return place
    .map(({ id, relationship }) => {
      const listed = withAttribute(written, 'id', id);
      return reference ? withAttribute(listed, reference, relationship) : listed;
    })
    .join('');
}

function removeSlide(office: OfficePackage, part: string, relationship: string): void {
  office.relationships(office.mainPart).remove(relationship);
  for (const own of ownParts(office, part)) office.remove(own);
  office.remove(part);
  // A jump to a slide that is gone leads nowhere else: to the slide that it stands on.
  for (const other of slideOrder(office)) {
    const links = office.relationships(other.part);
    for (const link of links.ofKind('slide')) if (links.partOf(link).toLowerCase() === part.toLowerCase()) links.replace({ ...link, target: `/${other.part}` });
  }
}
