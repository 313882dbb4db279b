import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { AnyOperation } from '@/lib/core/operation';

/** Changes that reach nobody: the rest of what writes ends in somebody's mailbox. */
const stayWithUs = new Set(['getUploadUrl', 'uploadPdf']);

/** What a client may tell its user before a call. All four are set: what is left out counts as dangerous. */
export function annotationsOf({ name, effect, http }: AnyOperation): ToolAnnotations {
  const reads = effect === 'read';
  return {
    readOnlyHint: reads,
    destructiveHint: effect === 'destructive',
    // A second cancel finds what it asked for, and a second PUT of the same bytes changes nothing.
    idempotentHint: reads || effect === 'destructive' || (http?.startsWith('PUT ') ?? false),
    openWorldHint: !reads && !stayWithUs.has(name),
  };
}
