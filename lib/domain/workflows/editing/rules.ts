/** Edits that a draft may have before it is published or dropped; whoever types makes one a member, however long. */
export const maxPendingEdits = 2_000;

/** Commands of one save: what a page held while it was offline. */
export const maxCommandsAtOnce = 500;

export const editStates = ['pending', 'live', 'dropped'] as const;
export type EditState = (typeof editStates)[number];
