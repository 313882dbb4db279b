import type { Source } from '@/lib/core/generated/client';
import type { Client } from '../store';
import { keptPosts } from './store';

/** The post whose values stand for those to come. `isPicked`: somebody said that it is this one. */
export type Example = { id: string; at: Date; isPicked: boolean };

/**
 * The example of a source: the post that somebody picked, whatever came since; where nobody has, the newest one, or the last test
 * submission once the newest was erased. A pick ends with its data. Null where no data are kept.
 */
export async function exampleOf(source: Pick<Source, 'sampleEventId' | 'samplePickedAt'>, newestId: string | null, client: Client): Promise<Example | null> {
  const { sampleEventId, samplePickedAt } = source;
  const wanted = (samplePickedAt ? [sampleEventId, newestId] : [newestId, sampleEventId]).filter((id) => id !== null);
  if (wanted.length === 0) return null;
  const kept = new Map((await keptPosts(wanted, client)).map(({ id, createdAt }) => [id, createdAt]));
  const id = wanted.find((each) => kept.has(each));
  const at = id === undefined ? undefined : kept.get(id);
  return id === undefined || at === undefined ? null : { id, at, isPicked: samplePickedAt !== null && id === sampleEventId };
}

/** Another text after each post and each pick of an example. */
export const pulseOf = ({ sampleEventId, samplePickedAt }: Pick<Source, 'sampleEventId' | 'samplePickedAt'>, newestId: string | null): string =>
  [newestId, sampleEventId, samplePickedAt?.toISOString()].join(' ');
