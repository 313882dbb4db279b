/** RFC 3339 with its offset in figures, as the workflow API writes times: `2026-11-22T02:30:00.000+00:00`. */
export const offsetTime = (at: Date): string => at.toISOString().replace('Z', '+00:00');
