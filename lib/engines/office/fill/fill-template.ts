import type { Finding } from '../language/finding.ts';
import { Scope } from '../language/scope.ts';
import type { Setting } from '../language/setting.ts';
import { OfficeRefused } from '../office-refused.ts';
import { openPackage } from '../package/open-package.ts';
import { compilePart } from '../template/compile-part.ts';
import { findMarks } from '../template/find-marks.ts';
import { fontsUsed } from '../template/fonts-used.ts';
import { linksWithTags } from '../template/links-with-tags.ts';
import { type PartWithText, partsWithText, readPart } from '../template/parts-with-text.ts';
import { unpairedMessage } from '../template/unpaired-message.ts';
import { fillNotes, notesOf } from './fill-notes.ts';
import { fillSlides } from './fill-slides.ts';
import { Filling } from './filling.ts';
import { PartRenderer } from './render-part.ts';

export type FillJob = {
  bytes: Uint8Array;
  values: unknown;
  setting: Setting;
  /** Of tags in alt texts, by the value of the tag, such as an address, or by the tag itself. */
  pictures?: Readonly<Record<string, Uint8Array>>;
};

export type Filled = { bytes: Uint8Array; findings: Finding[]; fonts: string[] };

const NOTES = /wordprocessingml\.(footnotes|endnotes)\+xml$/;

/** Fills a template. Throws an OfficeRefused for the file's faults, and a FillFailed where the values cannot be put in. */
export function fillTemplate({ bytes, values, setting, pictures = {} }: FillJob): Filled {
  const office = openPackage(bytes);
  const filling = new Filling(office, setting, pictures);
  const scope = Scope.of(values);
  const parts = partsWithText(office);
  filling.notes = notesOf(office);
  const isNote = ({ name }: PartWithText) => NOTES.test(office.types.of(name) ?? '');
  for (const listed of parts) if (listed.slide === undefined && !isNote(listed)) fillPart(filling, listed, scope);
  // After the text: it says whose values the notes are written with.
  for (const listed of parts) if (isNote(listed)) fillNotes(filling, listed, scope);
  fillSlides(filling, parts, scope);
  return { bytes: office.save(), findings: filling.findings(), fonts: fontsUsed(office) };
}

/** Fills a part in place. */
export function fillPart(filling: Filling, listed: PartWithText, scope: Scope): void {
  const { office } = filling;
  const part = readPart(office, listed);
  if (!part) return;
  const marks = findMarks(part, listed.everyText);
  if (marks.of.size === 0) return;
  const plan = compilePart(part, marks, ({ placed, place }) => {
    throw new OfficeRefused('broken_block', `${unpairedMessage(placed)} (${place})`, 'Mend it in the template and send that.', { tag: placed.source, place });
  });
  const links = [...linksWithTags(part.relationships).keys()];
  const renderer = new PartRenderer(filling, part.relationships, part.xml);
  renderer.render(plan, scope, false);
  const xml = renderer.text();
  filling.countCharacters(xml.length);
  office.write(part.name, xml);
  for (const id of links) part.relationships.remove(id);
}
