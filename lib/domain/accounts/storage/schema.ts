import { z } from 'zod';

/** What an account keeps and may keep, in bytes. `limit` is null where there is none. */
export const storageUsageShape = z.object({ bytes: z.number(), limit: z.number().nullable() });
export type StorageUsage = z.output<typeof storageUsageShape>;
