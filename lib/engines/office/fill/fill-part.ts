import type { Scope } from '../language/scope.ts';
import { OfficeRefused } from '../office-refused.ts';
import { compilePart } from '../template/compile-part.ts';
import type { Marker } from '../template/cut-paragraph.ts';
import { findMarks } from '../template/find-marks.ts';
import { linksWithTags } from '../template/links-with-tags.ts';
import { type PartWithText, readPart } from '../template/parts-with-text.ts';
import type { TemplatePart } from '../template/template-part.ts';
import { unpairedMessage } from '../template/unpaired-message.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { Filling } from './filling.ts';
import type { PartPlan, PlannedPart } from './kept-templates.ts';
import { PartRenderer } from './render-part.ts';

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
  const { plans } = filling.template;
  let found = plans.get(listed.name);
  if (!found) plans.set(listed.name, (found = plan(filling, listed)));
  for (const { marker, within, part } of found.unpaired) unpaired(marker, within, part);
  return found.planned;
}

function plan(filling: Filling, listed: PartWithText): PartPlan {
  const part = readPart(filling.office, listed);
  const marks = part && findMarks(part, listed.everyText);
  if (!marks || marks.of.size === 0) return { planned: undefined, unpaired: [] };
  const unpaired: { marker: Marker; within: XmlElement; part: TemplatePart }[] = [];
  const compiled = compilePart(part, marks, (marker, within) => unpaired.push({ marker, within, part }));
  return { planned: { part, plan: compiled }, unpaired };
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
