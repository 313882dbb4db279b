const MEGABYTE = 1024 * 1024;

/** Of a template as it comes. */
export const MAX_FILE_BYTES = 20 * MEGABYTE;
/** Parts of a package. */
export const MAX_ENTRIES = 4_000;
/** Of all parts together, unpacked. */
export const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
/** Of an XML part, unpacked. */
export const MAX_XML_BYTES = 60 * MEGABYTE;
/** How much smaller than its contents a part may be, where the contents are large. Real ones reach 100. */
export const MAX_RATIO = 250;
export const RATIO_COUNTS_FROM_BYTES = 8 * MEGABYTE;
/** Elements of a part: ten times what a book of 500 pages has. Their tree takes some four hundred megabytes. */
export const MAX_ELEMENTS = 1_500_000;
/** Elements within one another. Tables in tables in text boxes reach 100. */
export const MAX_DEPTH = 400;
