import { typstPool } from '@/lib/engines/pdf/engine-pools';
import type { Typeset, TypesetJob } from '@/lib/engines/pdf/typeset/typst-jobs';

/** Sets one template in a child process. */
export async function typeset({ createdAt, ...job }: Omit<TypesetJob, 'createdAtSeconds'> & { createdAt: Date }): Promise<Typeset> {
  const done = await typstPool().run('typeset', { ...job, createdAtSeconds: Math.floor(createdAt.getTime() / 1000) });
  // The serialiser hands over a Buffer; callers compare and concatenate plain bytes.
  return { ...done, pdf: new Uint8Array(done.pdf) };
}
