import { typstPool } from '@/lib/engines/pdf/engine-pools';

export type TypesetJob = {
  /** File name of a template of this folder. */
  template: 'document.typ' | 'overlay.typ' | 'certificate.typ' | 'signature-page.typ';
  data: unknown;
  /** Files that the template may show as `pictures/<name>`. */
  pictures?: Record<string, Uint8Array>;
  /** Selector of the metadata to give back, such as `<field>`. */
  query?: string;
  /** Whether the PDF carries its structure for screen readers. */
  tagged: boolean;
  createdAt: Date;
};

export type Typeset = { pdf: Uint8Array; pageCount: number; found: unknown[] };

/** Sets one template in a child process. */
export async function typeset(job: TypesetJob): Promise<Typeset> {
  const createdAt = Math.floor(job.createdAt.getTime() / 1000);
  const done = await typstPool().run<Typeset>({ ...job, createdAt });
  // The serialiser hands over a Buffer; callers compare and concatenate plain bytes.
  return { ...done, pdf: new Uint8Array(done.pdf) };
}
