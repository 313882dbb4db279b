/** The kinds of work that the children of a pool do: what each takes and gives back. Both cross between processes by structured clone. */
export type Jobs = Record<string, (job: never) => unknown>;

/** What the pool sends a child; `processorMs` is what the job may take of a processor. */
export type JobMessage = { id: number; kind: string; job: unknown; processorMs?: number | undefined };

/** What a child answers. */
export type JobReply = { id: number; ok: true; value: unknown } | { id: number; ok: false; error: string; code?: string | undefined };
