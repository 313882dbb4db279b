import { FillFailed } from '../language/fill-failure.ts';
import type { Scope } from '../language/scope.ts';
import type { OfficePackage } from '../package/office-package.ts';
import { relationshipKind } from '../package/relationships.ts';
import type { Marker } from '../template/cut-paragraph.ts';
import { type PartWithText, partsWithText } from '../template/parts-with-text.ts';
import { isSlideMarker } from '../template/slide-markers.ts';
import { type ListedSlide, slideOrder } from '../template/slide-order.ts';
import { slideHeight, tableBeyond } from './beyond-slide.ts';
import { copyOf, OWN_KINDS } from './copy-part.ts';
import { fillPart, planPart, refuseUnpaired, writePart } from './fill-part.ts';
import type { Filling } from './filling.ts';
import type { PlannedPart } from './kept-templates.ts';
import { listSlides } from './list-slides.ts';

/** A slide with its notes, and the markers that say when it is there and for what it is repeated. */
type PlannedSlide = { listed: ListedSlide; slide: PlannedPart | undefined; notes: PlannedPart | undefined; markers: Marker[] };

/** Fills the slides: each once, never, or for each element of a group. Gives the names of the parts that are filled with that. */
export function fillSlides(filling: Filling, parts: readonly PartWithText[], scope: Scope): Set<string> {
  const { office } = filling;
  const filled = new Set<string>();
  const shown = new Map<string, string[]>();
  const height = slideHeight(office);
  const slides = slideOrder(office).map((listed) => planSlide(filling, parts, listed));
  for (const slide of slides) {
    const { listed, markers } = slide;
    const scopes = [...scopesOf(filling, markers, scope)];
    if (markers.length > 0) for (const part of ownParts(office, listed.part)) filled.add(part);
    // Copies first, as they are made of what is not filled yet.
    const copies = scopes.slice(1).map(() => copyOf(office, listed.part));
    const written = scopes.length > 0 ? [listed.part, ...copies] : [];
    for (const [index, part] of written.entries()) {
      writeSlide(filling, slide, part, scopes[index] as Scope);
      const beyond = slide.slide && tableBeyond(listed.number, slide.slide.part.xml, office.text(part), height);
      if (beyond) filling.report(beyond);
    }
    for (const name of [listed.part, listed.notes]) if (name) filled.add(name.toLowerCase());
    shown.set(listed.relationship, written);
  }
  if (slides.length > 0 && [...shown.values()].every((each) => each.length === 0)) {
    const tag = slides.flatMap(({ markers }) => markers)[0]?.placed.source ?? '';
    throw new FillFailed('no_slides', tag, 'With these values every slide is left out. Keep one slide without {{#if}} and {{#each}} in its title and notes.');
  }
  if ([...shown.values()].some((each) => each.length !== 1)) listSlides(office, shown);
  return filled;
}

function planSlide(filling: Filling, parts: readonly PartWithText[], listed: ListedSlide): PlannedSlide {
  const markers: Marker[] = [];
  const plan = (name: string | undefined) => {
    const found = parts.find((one) => one.name.toLowerCase() === name?.toLowerCase());
    return (
      found &&
      planPart(filling, found, (marker, within, part) => {
        if (isSlideMarker(part, marker.placed, within)) markers.push(marker);
        else refuseUnpaired(marker);
      })
    );
  };
  return { listed, slide: plan(listed.part), notes: plan(listed.notes), markers };
}

/** Whose values a slide is written with: those of each element, or of nothing where a condition does not hold. */
function* scopesOf(filling: Filling, [marker, ...others]: readonly Marker[], scope: Scope): Generator<Scope> {
  if (!marker) return yield scope;
  const { placed, place } = marker;
  if (placed.tag.kind === 'if' && filling.holds(placed.tag, scope, place)) yield* scopesOf(filling, others, scope);
  if (placed.tag.kind !== 'each') return;
  for (const inside of filling.insides(placed.tag, scope, place)) yield* scopesOf(filling, others, inside);
}

function writeSlide(filling: Filling, { listed, slide, notes, markers }: PlannedSlide, part: string, scope: Scope): void {
  const { office } = filling;
  if (slide) writePart(filling, slide, scope, part);
  const [relationship] = office.relationships(part).ofKind('notesSlide');
  if (notes && relationship) writePart(filling, notes, scope, office.relationships(part).partOf(relationship));
  if (markers.length === 0) return;
  const own = ownParts(office, part);
  for (const other of partsWithText(office)) {
    const isSlide = [listed.part, listed.notes, part].some((name) => name?.toLowerCase() === other.name.toLowerCase());
    if (!isSlide && own.has(other.name.toLowerCase()) && !/notesSlide\+xml$/.test(office.types.of(other.name) ?? '')) fillPart(filling, other, scope);
  }
}

/** What belongs to a slide alone, such as its charts, by name in lower case. */
export function ownParts(office: OfficePackage, part: string, found = new Set<string>()): Set<string> {
  const relationships = office.relationships(part);
  for (const relationship of relationships.all()) {
    if (relationship.isExternal || !OWN_KINDS.has(relationshipKind(relationship))) continue;
    const target = relationships.partOf(relationship);
    if (found.has(target.toLowerCase()) || !office.has(target)) continue;
    found.add(target.toLowerCase());
    ownParts(office, target, found);
  }
  return found;
}
