import { parseExactly } from '@/lib/core/exact-json';
import type { Source } from '@/lib/core/generated/client';
import { sha256 } from '@/lib/core/ids';

type Of = Pick<Source, 'example'> | null;

/** What stands for a post where none stands as the example: data that came with templates of the gallery. Its id changes with it. */
export const readyExample = (source: Of): { id: string; payload: string } | null =>
  source?.example ? { id: `example ${sha256(source.example)}`, payload: source.example } : null;

export const exampleData = (source: Of): Record<string, unknown> | null => (source?.example ? (parseExactly(source.example) as Record<string, unknown>) : null);
