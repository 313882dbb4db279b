import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { AnyOperation } from '@/lib/core/operation';

/** What a client may tell its user before a call. All four are set: what is left out counts as dangerous. */
export function annotationsOf({ effect, http, tool }: AnyOperation): ToolAnnotations {
  const reads = effect === 'read';
  return {
    readOnlyHint: reads,
    destructiveHint: effect === 'destructive',
    // A second cancel finds what it asked for, and a second PUT of the same bytes changes nothing.
    idempotentHint: reads || effect === 'destructive' || (http?.startsWith('PUT ') ?? false),
    openWorldHint: tool?.reachesOut ?? true,
  };
}
