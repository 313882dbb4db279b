export type TypesetJob = {
  /** File name of a template of this folder. */
  template: 'document.typ' | 'overlay.typ' | 'certificate.typ' | 'signature-page.typ';
  /** What JSON can carry. */
  data: unknown;
  /** Files that the template may show as `pictures/<name>`. */
  pictures?: Record<string, Uint8Array>;
  /** Selector of the metadata to give back, such as `<field>`. */
  query?: string;
  /** Whether the PDF carries its structure for screen readers. */
  tagged: boolean;
  /** Since 1970. */
  createdAtSeconds: number;
};

/** `found` are the values that the query met, in their order. */
export type Typeset = { pdf: Uint8Array; pageCount: number; found: unknown[] };

/** What typst-child.ts does. */
export type TypstJobs = { typeset: (job: TypesetJob) => Promise<Typeset> };
