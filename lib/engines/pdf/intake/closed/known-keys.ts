import { type PDFDict, PDFName } from '@cantoo/pdf-lib';

/** What of each kind of object makes a page look as it does, or readers need to find it. All else is private to some program. */
const KNOWN = {
  page: 'Type Parent MediaBox CropBox Rotate UserUnit Resources Contents Annots Group StructParents',
  catalog: 'Type Pages Lang MarkInfo StructTreeRoot',
  info: 'Title',
  form: 'Type Subtype FormType BBox Matrix Resources Group StructParent StructParents Length Filter DecodeParms',
  image:
    'Type Subtype Width Height ColorSpace BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte StructParent Length Filter DecodeParms',
  state: 'Type LW LC LJ ML D RI Font SA BM SMask CA ca AIS TK',
  pattern: 'Type PatternType PaintType TilingType BBox XStep YStep Resources Matrix Shading ExtGState Length Filter DecodeParms',
  font: 'Type Subtype BaseFont Name FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo DW W DW2 W2 CIDToGIDMap FontBBox FontMatrix CharProcs Resources',
  descriptor:
    'Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet Style Lang FD CIDSet',
  program: 'Type Subtype Length Length1 Length2 Length3 Filter DecodeParms',
  map: 'Type CMapName CIDSystemInfo WMode UseCMap Length Filter DecodeParms',
  property: 'Type Subtype MCID ActualText Alt E Lang BBox Attached',
  group: 'Type S CS I K',
  mask: 'Type S G BC TR',
} as const;

const known = Object.fromEntries(Object.entries(KNOWN).map(([kind, keys]) => [kind, new Set(keys.split(' ').map((key) => PDFName.of(key)))])) as Record<
  keyof typeof KNOWN,
  Set<PDFName>
>;

/** Takes all from a dictionary that its kind is not known to need. */
export function keepKnown(dict: PDFDict, kind: keyof typeof KNOWN): void {
  for (const key of dict.keys()) if (!known[kind].has(key)) dict.delete(key);
}
