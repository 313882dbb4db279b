import type { Finding } from '../language/finding.ts';
import { Scope } from '../language/scope.ts';
import type { Setting } from '../language/setting.ts';
import { openPackage } from '../package/open-package.ts';
import { fillNotes, isNotes, notesOf } from './fill-notes.ts';
import { fillPart } from './fill-part.ts';
import { fillSlides } from './fill-slides.ts';
import { Filling } from './filling.ts';
import { forgetOldTemplates, templateOf } from './kept-templates.ts';

export type FillJob = {
  bytes: Uint8Array;
  values: unknown;
  setting: Setting;
  /** Of tags in alt texts, by the value of the tag, such as an address, or by the tag itself. */
  pictures?: Readonly<Record<string, Uint8Array>>;
};

export type Filled = { bytes: Uint8Array; findings: Finding[]; fonts: string[] };

/** Fills a template. Throws an OfficeRefused for the file's faults, and a FillFailed where the values cannot be put in. */
export function fillTemplate({ bytes, values, setting, pictures = {} }: FillJob): Filled {
  const office = openPackage(bytes);
  // Before the parts are changed: values bring no fonts.
  const template = templateOf(bytes, office);
  const { parts, fonts } = template;
  const filling = new Filling(office, template, setting, pictures);
  const scope = Scope.of(values);
  filling.notes = notesOf(office);
  const filled = fillSlides(filling, parts, scope);
  const others = parts.filter(({ name }) => !filled.has(name.toLowerCase()));
  for (const listed of others) if (!isNotes(office, listed)) fillPart(filling, listed, scope);
  // After the text: it says whose values the notes are written with.
  for (const listed of others) if (isNotes(office, listed)) fillNotes(filling, listed, scope);
  forgetOldTemplates();
  return { bytes: office.save(), findings: filling.findings(), fonts };
}
