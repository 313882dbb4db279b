import type { Example as OwnExample } from '@/lib/core/operation-docs';
import { operations } from '@/lib/domain/operations';

/** A documented call, and of which operation it is. */
export type Example = OwnExample & { operation: string };

/** The examples of the documentation: shown as curl and TypeScript on /docs, as bodies in /openapi.json, all run by `examples.test.ts`. */
export const examples: readonly Example[] = operations.flatMap(({ name, docs }) => (docs?.examples ?? []).map((example) => ({ ...example, operation: name })));
