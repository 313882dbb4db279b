/** How often the worker puts down what it measured of itself and of the database. */
export const measureEveryMs = 30_000;

/** What is older than this is of a process that is gone. */
export const measuredForMs = 90_000;
