/** Bodies are limited in front of the application, at most addresses to this (`body-limits.ts` has the others). `next.config.mjs` reads it too, so nothing is imported here. */
export const MAX_BODY_BYTES = 12 * 1024 * 1024;
