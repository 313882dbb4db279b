import type { Scope } from '../language/scope.ts';
import { OfficeRefused } from '../office-refused.ts';
import { compilePart } from '../template/compile-part.ts';
import type { Marker } from '../template/cut-paragraph.ts';
import { findMarks } from '../template/find-marks.ts';
import { linksWithTags } from '../template/links-with-tags.ts';
import { type PartWithText, readPart } from '../template/parts-with-text.ts';
import type { Plan } from '../template/plan.ts';
import type { TemplatePart } from '../template/template-part.ts';
import { unpairedMessage } from '../template/unpaired-message.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { Filling } from './filling.ts';
import { PartRenderer } from './render-part.ts';

/** A part that is ready to be written, once or for several scopes. */
export type PlannedPart = { part: TemplatePart; plan: readonly Plan[] };

/** A block that is only half there could leave out anything: nothing is filled then. */
export function refuseUnpaired({ placed, place }: Marker): never {
  throw new OfficeRefused('broken_block', `${unpairedMessage(placed)} (${place()})`, 'Mend it in the template and send that.', {
    tag: placed.source,
    place: place(),
  });
}

/** Undefined for a part without tags. */
export function planPart(
  filling: Filling,
  listed: PartWithText,
  unpaired: (marker: Marker, within: XmlElement, part: TemplatePart) => void,
): PlannedPart | undefined {
  const part = readPart(filling.office, listed);
  if (!part) return undefined;
  const marks = findMarks(part, listed.everyText);
  if (marks.of.size === 0) return undefined;
  return { part, plan: compilePart(part, marks, (marker, within) => unpaired(marker, within, part)) };
}

/** Writes the part, or a copy of it that has another name. */
export function writePart(filling: Filling, { part, plan }: PlannedPart, scope: Scope, name = part.name): void {
  const { office } = filling;
  const relationships = office.relationships(name);
  const links = [...linksWithTags(relationships).keys()];
  const renderer = new PartRenderer(filling, relationships, part.xml);
  renderer.render(plan, scope, false);
  const xml = renderer.text();
  filling.countCharacters(xml.length);
  office.write(name, xml);
  // Those whose tags were filled have relationships of their own.
  for (const id of links) relationships.remove(id);
}

/** Fills a part in place. */
export function fillPart(filling: Filling, listed: PartWithText, scope: Scope): void {
  const planned = planPart(filling, listed, refuseUnpaired);
  if (planned) writePart(filling, planned, scope);
}
