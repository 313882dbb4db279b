import type { Doubt } from '../comparison/doubts.ts';
import type { FreePlace } from '../edge/free-places.ts';
import type { Box, Place, Size } from '../place.ts';
import type { TellingWords } from './certificate-teller.ts';
import type { Caption } from './find-captions.ts';
import type { FormField } from './form-fields.ts';

/** A field tag of the PDF's text, `content` as between its braces, and the place of its field. */
export type FoundTag = Place & { content: string };
/** A value of a form field that must still be drawn. */
export type FormText = Place & { text: string };

export type PdfFacts = {
  pageCount: number;
  /** Points as displayed. */
  pages: Size[];
  /** The document's own title in one tidy line of at most 200 characters, or ''. */
  title: string;
  hasForm: boolean;
};

export type TakenIn = PdfFacts & {
  /** Without encryption, form fields, scripts, attachments and earlier versions; its tags painted over. */
  pdf: Uint8Array;
  /** The same with its tags still to be read, where it has any. */
  bare?: Uint8Array;
  /** The same before letters of ours were put into the fonts that it did not bring along: readers draw it as they draw the original. */
  before?: Uint8Array;
  /** What the file, as it came, holds that readers show differently. */
  doubts: Doubt[];
  /** Numbers of the pages, from 0, with text in fonts that the file did not bring along. */
  lentOn: number[];
  /** Numbers of the pages, from 0, that hold what readers are known to draw differently. */
  oddlyDrawn: number[];
  /** For each page the fields of its form that every reader draws in its own way. */
  undrawn: Box[][];
  tags: FoundTag[];
  /** What else stands in double braces, on which page. */
  unknownTags: { content: string; page: number }[];
  /** What its form still asks for. */
  formFields: FormField[];
  /** What its words seem to ask for; empty where nobody wants to know. */
  captions: (Caption & { page: number })[];
  texts: FormText[];
  /** Pages, counted from 1, whose letters PDFium had no font for: they are shown now, in letters of ours, and were not before. */
  redrawn: number[];
  /** Page by page, where a line at the edge has room; empty where none was asked for. */
  edges: FreePlace[][];
};

/** What is asked of a PDF beside taking it in. */
export type Wants = {
  /** The tags in its text, with the places of their fields. */
  wantsTags?: boolean;
  /** The words beside places where something is to be written. */
  wantsCaptions?: boolean;
  /** By which a page is known as a certificate's, and refused. */
  telling?: readonly TellingWords[];
  /** Room for a line at the edge of each page: its length as `edgeLength` says it, and where fields will stand beside those of tags. */
  edge?: { length: number; reserved: readonly Place[] };
};

/** What intake-child.ts does. */
export type IntakeJobs = {
  /** Only tells what the PDF is, after all that will be done to it was tried once. */
  inspect: (job: { pdf: Uint8Array }) => Promise<PdfFacts>;
  /** Gives the PDF back, fit to be signed; tags are painted over where they are wanted. */
  takeIn: (job: { pdf: Uint8Array } & Wants) => Promise<TakenIn>;
};
