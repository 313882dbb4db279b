/** Terminology. A *change* is what somebody did to a workflow at one time: its *kind*, and place by place what is otherwise since. */
export const changeKinds = [
  'begun',
  'fromGallery',
  'changed',
  'published',
  'dropped',
  'on',
  'off',
  'archived',
  'restored',
  'readdressed',
  'shared',
  'unshared',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What one author does again at the same places within this time is one change, however often they pause. */
export const sameChangeWithinMs = 60_000;
