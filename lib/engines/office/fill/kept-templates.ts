import { createHash } from 'node:crypto';
import type { OfficePackage } from '../package/office-package.ts';
import type { Marker } from '../template/cut-paragraph.ts';
import { fontsUsed } from '../template/fonts-used.ts';
import { type PartWithText, partsWithText } from '../template/parts-with-text.ts';
import type { Plan } from '../template/plan.ts';
import type { TemplatePart } from '../template/template-part.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** A part that is ready to be written, once or for several scopes. */
export type PlannedPart = { part: TemplatePart; plan: readonly Plan[] };

/** What a part comes to: no plan where it has no tags; and the markers of blocks of which only half is there. */
export type PartPlan = { planned: PlannedPart | undefined; unpaired: readonly { marker: Marker; within: XmlElement; part: TemplatePart }[] };

/** What follows from the bytes of a template alone. */
export type Template = { fonts: string[]; parts: readonly PartWithText[]; plans: Map<string, PartPlan> };

/** Characters of XML that the plans of all kept templates are made from; their trees take about ten times as many bytes. */
const MAX_KEPT_CHARACTERS = 3_000_000;

/** By the SHA-256 of its bytes, the one that was used last at the end. */
const kept = new Map<string, Template>();

/** A workflow fills the same template again and again: what it comes to is worked out once. The package is that of the same bytes, unchanged yet. */
export function templateOf(bytes: Uint8Array, office: OfficePackage): Template {
  const key = createHash('sha256').update(bytes).digest('base64');
  const template = kept.get(key) ?? { fonts: fontsUsed(office), parts: partsWithText(office), plans: new Map() };
  kept.delete(key);
  kept.set(key, template);
  return template;
}

/** Called when a template was filled, as its plans are known then. */
export function forgetOldTemplates(): void {
  let characters = 0;
  for (const [key, { plans }] of [...kept].toReversed()) {
    for (const { planned } of plans.values()) characters += planned?.part.xml.length ?? 0;
    if (characters > MAX_KEPT_CHARACTERS) kept.delete(key);
  }
}
