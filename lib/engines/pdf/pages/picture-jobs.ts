import type { Box, Size } from '../place.ts';

/** A line of text: fractions of the page as displayed, origin top left. */
export type TextLine = Box & { text: string };
/** Points as displayed: crop box and rotation applied. */
export type PageDescription = Size & { lines: TextLine[] };
/** Pixels. */
export type PagePicture = Size & { webp: Uint8Array };
/** Pixels. */
export type SignaturePicture = Size & { png: Uint8Array };

/** What picture-child.ts does. Pages are counted from 1. */
export type PictureJobs = {
  describe: (job: { pdf: Uint8Array }) => Promise<PageDescription[]>;
  draw: (job: { pdf: Uint8Array; page: number; widthPx: number }) => Promise<PagePicture>;
  signature: (job: { bytes: Uint8Array }) => Promise<SignaturePicture>;
};
