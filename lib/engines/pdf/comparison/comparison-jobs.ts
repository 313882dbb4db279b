import type { Box } from '../place.ts';
import type { SealIdentity } from '../seal/parse-seal-identity.ts';

/** Two forms of one document, and which of its pages to look at, counted from 0. */
type Forms = {
  /** As it came. */
  original: Uint8Array;
  /** As it was taken in, with its own fonts: all that it shows is content of its pages. */
  taken: Uint8Array;
  pages: number[];
  /** For each page of the document the boxes whose text is yet to be drawn, in fractions of the page. */
  undrawn: Box[][];
};

export type SecondLook = {
  /** Those that are compared with what they were before, counted from 0. */
  pages: number[];
  /** As it is presented. */
  presented: Uint8Array;
  /** Those that both engines draw. */
  oddlyDrawn: number[];
  /** What the second engine compares with itself, where readers are known to differ about the original. */
  before: Omit<Forms, 'pages'> | null;
};

export type Comparison = Forms & {
  /** As it is presented, with letters of ours where it brought none; null where that is as taken in. */
  presented: Uint8Array | null;
  /** As taken in, with a mark on each page, a certificate and a seal. */
  sealed: Uint8Array;
  /** Where on each page the mark must stand. */
  mark: Box;
};

/**
 * What was found first: a page of the original and of the document as taken in differ, or a page cannot be marked.
 * Pages are counted from 1, boxes are fractions of the page.
 */
export type Finding = { kind: 'shown_differently' | 'unmarkable'; page: number; box: Box };

/** A document, a mark for each of its pages on sheets of their own, and what follows them; both were set before. */
export type TrialSigning = { pdf: Uint8Array; overlay: Uint8Array; certificate: Uint8Array; identity: SealIdentity };

/** What comparison-child.ts does. */
export type ComparisonJobs = {
  sign: (job: TrialSigning) => Promise<Uint8Array>;
  compare: (job: Comparison) => Promise<Finding | null>;
};

/** What second-child.ts does. */
export type SecondLookJobs = { compare: (job: SecondLook) => Promise<Finding | null> };
