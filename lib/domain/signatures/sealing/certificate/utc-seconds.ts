/** A time as evidence shows it, in UTC: `2026-11-21 14:03:07`. */
export const utcSeconds = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
