import type { Place, Size } from '../place.ts';

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
  tags: FoundTag[];
  texts: FormText[];
  /** Pages, counted from 1, whose letters PDFium had no font for: they are shown now, in letters of ours, and were not before. */
  redrawn: number[];
};

/** What intake-child.ts does. */
export type IntakeJobs = {
  /** Only tells what the PDF is, after all that will be done to it was tried once. */
  inspect: (job: { pdf: Uint8Array }) => Promise<PdfFacts>;
  /** Gives the PDF back, fit to be signed. */
  takeIn: (job: { pdf: Uint8Array; wantsTags: boolean }) => Promise<TakenIn>;
};
