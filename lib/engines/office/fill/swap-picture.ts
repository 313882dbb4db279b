import { attribute, withAttribute, withoutAttribute } from '../xml/attributes.ts';
import type { PictureFacts } from './picture-facts.ts';

type Size = { width: number; height: number };

const BLIP = /<a:blip\b[^>]*?\/>|<a:blip\b[^>]*>[\s\S]*?<\/a:blip>/;
/** A vector drawing beside the picture, which newer versions would show in its place. */
const VECTOR = /<a:ext\b[^>]*>\s*<\w+:svgBlip\b[\s\S]*?<\/a:ext>/g;
const CROP = /<a:srcRect\b[^>]*?\/>|<a:srcRect\b[^>]*>\s*<\/a:srcRect>/;

/** The XML of a picture that shows another one: at the same place, as large as the other can be in its box. */
export function swapPicture(source: string, relationship: string, facts: PictureFacts, alt: string): string {
  const swapped = source
    .replace(BLIP, (blip) =>
      blip.replace(/<a:blip\b[^>]*>/, (open) => withoutAttribute(withAttribute(open, 'r:embed', relationship), 'r:link')).replace(VECTOR, ''),
    )
    .replace(CROP, '')
    .replace(/<(?:wp:docPr|pic:cNvPr|p:cNvPr)\b[^>]*>/g, (open) => (attribute(open, 'descr') === undefined ? open : withAttribute(open, 'descr', alt)));
  return swapped.startsWith('<p:pic') ? sizedOnSlide(swapped, facts) : sizedInText(swapped, facts);
}

function sizeWithin(box: Size, { width, height }: Size): Size {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function boxOf(open: string | undefined): Size | undefined {
  const [width, height] = ['cx', 'cy'].map((name) => Number(attribute(open ?? '', name)));
  return width && height ? { width, height } : undefined;
}

const withSize = (open: string, { width, height }: Size): string => withAttribute(withAttribute(open, 'cx', String(width)), 'cy', String(height));

function sizedInText(source: string, facts: PictureFacts): string {
  const box = boxOf(/<wp:extent\b[^>]*>/.exec(source)?.[0]);
  if (!box) return source;
  const size = sizeWithin(box, facts);
  return source
    .replace(/<wp:extent\b[^>]*>/, (open) => withSize(open, size))
    .replace(/(<a:xfrm\b[\s\S]*?)(<a:ext\b[^>]*>)/, (_all, before, open) => before + withSize(open, size));
}

/** On a slide it stays in the middle of its box. */
function sizedOnSlide(source: string, facts: PictureFacts): string {
  return source.replace(/<a:xfrm\b[^>]*>[\s\S]*?<\/a:xfrm>/, (frame) => {
    const box = boxOf(/<a:ext\b[^>]*>/.exec(frame)?.[0]);
    if (!box) return frame;
    const size = sizeWithin(box, facts);
    return frame
      .replace(/<a:ext\b[^>]*>/, (open) => withSize(open, size))
      .replace(/<a:off\b[^>]*>/, (open) => {
        const x = Number(attribute(open, 'x')) + Math.round((box.width - size.width) / 2);
        const y = Number(attribute(open, 'y')) + Math.round((box.height - size.height) / 2);
        return withAttribute(withAttribute(open, 'x', String(x)), 'y', String(y));
      });
  });
}
