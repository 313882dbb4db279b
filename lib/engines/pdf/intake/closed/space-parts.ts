import { PDFArray, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

const OF_NAME: Record<string, number> = {
  ...{ DeviceGray: 1, G: 1, CalGray: 1, DeviceRGB: 3, RGB: 3, CalRGB: 3, Lab: 3, DeviceCMYK: 4, CMYK: 4 },
  ...{ Indexed: 1, I: 1, Separation: 1 },
};

/** Of how many numbers a colour of a space is made; undefined where that is not known. */
export function partsOfSpace(space: PDFObject | undefined): number | undefined {
  const family = space instanceof PDFArray ? space.lookup(0) : space;
  if (!(family instanceof PDFName)) return undefined;
  const kind = family.decodeText();
  if (!(space instanceof PDFArray)) return OF_NAME[kind];
  const second = space.size() > 1 ? space.lookup(1) : undefined;
  if (kind === 'DeviceN') return second instanceof PDFArray ? second.size() : undefined;
  if (kind !== 'ICCBased') return OF_NAME[kind];
  const parts = second instanceof PDFStream ? second.dict.lookup(PDFName.of('N')) : undefined;
  return parts instanceof PDFNumber ? parts.asNumber() : undefined;
}
