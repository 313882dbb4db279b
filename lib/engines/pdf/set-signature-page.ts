import { fontStacks, languageOf } from '@/lib/engines/pdf/fonts';
import { TagCollector } from '@/lib/engines/pdf/markdown-tags';
import { scaledTo, settingScale } from '@/lib/engines/pdf/page-fit';
import { type Corner, placeFields } from '@/lib/engines/pdf/place-fields';
import type { PlacedField } from '@/lib/engines/pdf/placed-field';
import { type SigningParty, signatureBlocks } from '@/lib/engines/pdf/signature-blocks';
import { typeset } from '@/lib/engines/pdf/typeset';

// It becomes a page of another document; its own date is never seen, and must not vary.
const NO_DATE = new Date(0);

/** One page of `size` (points as displayed) with a block for each party, and the places of their fields on it. */
export async function setSignaturePage(
  parties: readonly SigningParty[],
  size: { width: number; height: number },
  locale: string,
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
      blocks: signatureBlocks(tags, parties),
    },
    query: '<corner>',
    tagged: false,
    createdAt: NO_DATE,
  });
  return { pdf: scale === 1 ? pdf : await scaledTo(pdf, size), fields: placeFields(tags.fields, found as Corner[]) };
}
