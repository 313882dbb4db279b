import type { Finding } from '../language/finding.ts';
import type { OfficePackage } from '../package/office-package.ts';
import { attribute } from '../xml/attributes.ts';

/** A table on a slide, with its place; frames stand in no other. */
const FRAME = /<p:graphicFrame[\s>].*?<\/p:graphicFrame>/gs;
const OFFSET = /<a:off\s[^>]*>/;
const ROW = /<a:tr\s[^>]*>/g;

/** How high slides are, in EMU; infinite where a presentation does not say. */
export function slideHeight(office: OfficePackage): number {
  const [size] = /<p:sldSz\s[^>]*>/.exec(office.text(office.mainPart)) ?? [];
  return Number(attribute(size ?? '', 'cy')) || Number.POSITIVE_INFINITY;
}

/**
 * A warning where a table reaches over the lower edge of its slide and did not as the template has it: no program goes on with it on
 * another slide. By the least heights of its rows, so that one with long texts may be cut off and not be told.
 */
export function tableBeyond(slide: number, template: string, filled: string, height: number): Finding | undefined {
  if (lowestEnd(filled) <= height || lowestEnd(template) > height) return undefined;
  return {
    code: 'beyond_slide',
    message: `On slide ${slide} a table has more rows than fit: what lies below the edge is cut off. Send fewer elements, or repeat the slide with {{#each}} in its title.`,
    place: `Slide ${slide}`,
  };
}

const lowestEnd = (xml: string): number => Math.max(0, ...[...xml.matchAll(FRAME)].map(([frame]) => endOf(frame)));

function endOf(frame: string): number {
  const top = Number(attribute(OFFSET.exec(frame)?.[0] ?? '', 'y')) || 0;
  return [...frame.matchAll(ROW)].reduce((end, [row]) => end + (Number(attribute(row, 'h')) || 0), top);
}
