/** Bodies are limited in front of the application: its routes never hold more than this in memory. `next.config.mjs` reads it too, so nothing is imported here. */
export const MAX_BODY_BYTES = 12 * 1024 * 1024;
