import { refuseDocumentTypes } from '../conversion/refuse-document-types.ts';
import type { Finding } from '../language/finding.ts';
import { namesIn } from '../language/names-in.ts';
import type { OfficeKind } from '../office-kind.ts';
import { OfficeRefused } from '../office-refused.ts';
import { openPackage } from '../package/open-package.ts';
import { activeContent } from './active-content.ts';
import { BlockArranger } from './arrange-blocks.ts';
import { findMarks } from './find-marks.ts';
import { fontsUsed } from './fonts-used.ts';
import { type Mark, tagsOfMark } from './marks.ts';
import { partsWithText, readPart } from './parts-with-text.ts';
import { isSlideMarker } from './slide-markers.ts';
import { unopenedBraces } from './unopened-braces.ts';
import { unpairedMessage } from './unpaired-message.ts';

export type TemplateTag = {
  /** What stands between the braces. */
  name: string;
  /** The fields that it reads, as the template spells them. */
  names: string[];
  /** Such as `Table 2, row 3: "Qty {{items.qty}}"`. */
  place: string;
  kind: 'value' | 'condition' | 'group' | 'field' | 'picture' | 'broken';
};

export type TemplateReading = { kind: OfficeKind; tags: TemplateTag[]; findings: Finding[]; fonts: string[] };

const KINDS = { value: 'value', if: 'condition', each: 'group', field: 'field', broken: 'broken' } as const;

/** Tags in all, those that close a block too, however often each stands: what nobody reads, and costs as much as long books do. */
const maxInAll = 50_000;
const tooMany = () => new OfficeRefused('too_complex', `The file has more than ${maxInAll} tags.`, 'Split it into several templates.');

/** Reads the tags of a document with their places, and what is wrong with them. Throws an OfficeRefused for what can be no template. */
export function readTemplate(bytes: Uint8Array): TemplateReading {
  const office = openPackage(bytes);
  refuseDocumentTypes(office);
  const tags: TemplateTag[] = [];
  const findings: Finding[] = [];
  let count = 0;
  for (const listed of partsWithText(office)) {
    const part = readPart(office, listed);
    if (!part) continue;
    const marks = findMarks(part, listed.everyText);
    for (const mark of marks.of.values()) {
      const placed = tagsOfMark(mark);
      count += placed.length;
      if (count > maxInAll) throw tooMany();
      for (const tag of templateTags(mark)) tags.push(tag);
      for (const { tag, source } of placed) if (tag.kind === 'broken') findings.push({ ...tag.fault, tag: source, place: mark.place() });
    }
    for (const finding of unopenedBraces(part, marks)) findings.push(finding);
    const arranger = new BlockArranger(marks, ({ placed, place }, within) => {
      if (!isSlideMarker(part, placed, within)) findings.push({ code: 'broken_block', message: unpairedMessage(placed), tag: placed.source, place: place() });
    });
    arranger.arrange(part.root);
  }
  return { kind: office.kind, tags, findings: [...findings, ...activeContent(office)], fonts: fontsUsed(office) };
}

function templateTags(mark: Mark): TemplateTag[] {
  return tagsOfMark(mark).flatMap(({ tag, source }) => {
    if (tag.kind === 'else' || tag.kind === 'endIf' || tag.kind === 'endEach') return [];
    return [{ name: source, names: namesIn(tag), place: mark.place(), kind: mark.kind === 'picture' ? 'picture' : KINDS[tag.kind] }];
  });
}
