import { edgeSize } from '@/lib/engines/pdf/edge/edge-mark';
import type { PlacedField } from '@/lib/engines/pdf/field';
import { scaledTo, settingScale } from '@/lib/engines/pdf/pages/page-fit';
import { fontStacks, languageOf } from '@/lib/engines/pdf/typeset/fonts';
import { type Corner, placeFields } from '@/lib/engines/pdf/typeset/place-fields';
import { type SigningParty, signatureBlocks } from '@/lib/engines/pdf/typeset/signature-blocks';
import { TagCollector } from '@/lib/engines/pdf/typeset/tag-collector';
import { typeset } from '@/lib/engines/pdf/typeset/typeset';

// It becomes a page of another document; its own date is never seen, and must not vary.
const NO_DATE = new Date(0);

/** More of a title could push the blocks off a small page. */
const MAX_TITLE = 90;

const cut = (title: string): string => {
  const characters = [...title];
  return characters.length > MAX_TITLE ? `${characters.slice(0, MAX_TITLE - 1).join('')}…` : title;
};

/** One page of `size` (points as displayed) with a block for each party, and the places of their fields on it. `bears` is its line at the edge. */
export async function setSignaturePage(
  parties: readonly SigningParty[],
  size: { width: number; height: number },
  locale: string,
  heading: { text: string; title: string },
  bears: { edge: string; watermark?: string | undefined } | null = null,
): Promise<{ pdf: Uint8Array; fields: PlacedField[] }> {
  const tags = new TagCollector(parties.map(({ id }) => id));
  const scale = settingScale(size);
  const { pdf, found } = await typeset({
    template: 'signature-page.typ',
    data: {
      lang: languageOf(locale),
      fonts: fontStacks(locale),
      width: size.width * scale,
      height: size.height * scale,
      heading: { ...heading, title: cut(heading.title) },
      blocks: signatureBlocks(tags, parties),
      edge: bears && { text: bears.edge, size: edgeSize(size) * scale },
      watermark: bears?.watermark ?? null,
    },
    query: '<corner>',
    tagged: false,
    createdAt: NO_DATE,
  });
  return { pdf: scale === 1 ? pdf : await scaledTo(pdf, size), fields: placeFields(tags.fields, found as Corner[]) };
}
