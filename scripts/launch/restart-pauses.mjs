// How long to wait before something that fell is started again.

/** Milliseconds, by how often it fell before without having been up for a while in between: at once, then longer and longer. */
export const PAUSES_MS = [0, 1000, 2000, 4000, 8000, 16_000, 30_000];

/** The last one holds for all that follow. */
export const pauseAfter = (falls, pauses = PAUSES_MS) => pauses[Math.min(falls, pauses.length - 1)];

/** What is said of it, such as "in 4 seconds". */
export const inWords = (ms) => (ms === 0 ? 'at once' : ms === 1000 ? 'in a second' : `in ${ms / 1000} seconds`);
