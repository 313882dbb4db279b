/** What the server said to a form of the profile: that it is saved, or what stands in the way and what was typed. */
export type SaveState = { done: true } | { done: false; wrong: readonly string[]; typed: Record<string, string> } | null;

export type Save = (before: SaveState, form: FormData) => Promise<SaveState>;

/** Whether a member is at fault; where none is, it is ours. */
export const isWrong = (state: SaveState, member: string): boolean => state?.done === false && state.wrong.includes(member);

export const isOurFault = (state: SaveState): boolean => state?.done === false && state.wrong.length === 0;
