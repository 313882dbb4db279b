/** Decisions, "Inbound answer". */
export const maxPostBytes = 1024 * 1024;
