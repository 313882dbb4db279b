/** The kinds of work that the children of a pool do: what each takes and gives back. Both cross between processes by structured clone. */
export type Jobs = Record<string, (job: never) => unknown>;

/** What the pool sends a child; `processorMs` is what the job may take of a processor. */
export type JobMessage = { id: number; kind: string; job: unknown; processorMs?: number | undefined };

/** What a child says when it begins a job whose time is limited: milliseconds of a processor that it took before. */
export type JobBegun = { id: number; spentBeforeMs: number };

/** What a child answers; `spentMs` is what the job took of a processor, where that is limited. */
export type JobReply = { id: number; spentMs?: number | undefined } & ({ ok: true; value: unknown } | { ok: false; error: string; code?: string | undefined });
