import type { Tx } from '@/lib/core/db';
import { fieldKinds, flattenPayload } from '@/lib/engines/office/language/flatten-payload';
import { exampleData } from '../source/ready-example';
import { findSource, writeSample } from './store';

/**
 * Makes the fields of a sample those of a source, and its data the example, beside those of templates that were taken before. Only before the
 * first post, and where nobody declared fields of their own: later the source says by itself what it brings. Under the workflow's lock.
 */
export async function declareSample(tx: Tx, workflowId: string, sample: Record<string, unknown>): Promise<void> {
  const source = await findSource(tx, workflowId);
  const isUntouched = source.lastEventAt === null && (source.declaredFields === null || source.example !== null);
  if (!isUntouched || Object.keys(sample).length === 0) return;
  const example = { ...sample, ...exampleData(source) };
  const declared = [...((source.declaredFields ?? []) as string[]), ...flattenPayload(sample).fields];
  const kinds = Object.fromEntries(fieldKinds(example));
  const seenGroups = flattenPayload(example).groups;
  await writeSample(tx, workflowId, { example: JSON.stringify(example), declaredFields: [...new Set(declared)], fieldKinds: kinds, seenGroups });
}
