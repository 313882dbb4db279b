import { openPdf, savePdf } from '@/lib/engines/pdf/open-pdf';

/** Points: on pages outside of these a sheet is set larger or smaller and scaled to fit. */
const NARROWEST = 440;
const WIDEST = 1_000;
const LOWEST = 320;

/** How many times larger than its page a sheet is to be set, so that its text is read at a common size. */
export const settingScale = ({ width, height }: { width: number; height: number }): number =>
  Math.max(Math.min(1, WIDEST / width), NARROWEST / width, LOWEST / height);

/** The same sheets in the page size that they were set for. */
export async function scaledTo(pdf: Uint8Array, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  const document = await openPdf(pdf);
  for (const page of document.getPages()) page.scale(width / page.getWidth(), height / page.getHeight());
  return savePdf(document);
}
