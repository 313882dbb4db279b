/** What protection-child.ts does. */
export type ProtectionJobs = { protect: (job: { pdf: Uint8Array; userPassword: string; ownerPassword: string; preventCopy: boolean }) => Promise<Uint8Array> };
