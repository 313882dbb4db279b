/** A rectangle by one corner and its size. Of a page as displayed: in fractions of it, the corner at the top left. */
export type Box = { x: number; y: number; width: number; height: number };

/** Where on which page, counted from 1: fractions of the page as displayed, origin top left. */
export type Place = Box & { page: number };

/** Width and height, as said where it is used in points or in pixels. */
export type Size = { width: number; height: number };
