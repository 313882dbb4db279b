/** Of a document that is to be signed, whether it came as a PDF or was set from markdown. */
export const MAX_PAGES = 50;

/** Of a PDF as it comes. */
export const MAX_PDF_MEGABYTES = 5;
export const MAX_PDF_BYTES = MAX_PDF_MEGABYTES * 1024 * 1024;

/** Of markdown, in UTF-8. */
export const MAX_MARKDOWN_BYTES = 200_000;

/** Points: what the format's own limit allows. */
export const LARGEST_PAGE_POINTS = 14_400;
