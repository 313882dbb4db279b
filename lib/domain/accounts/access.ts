import type { Role } from '@/lib/core/caller';

/** From the least to the most. */
export const roles = ['viewer', 'editor', 'owner'] as const satisfies readonly Role[];

/**
 * What may be done in an account, from which role on, and whether it changes anything. The guard of every operation
 * and the buttons of every page read this table.
 */
export const acts = {
  'requests.read': { from: 'viewer', changes: false },
  'requests.send': { from: 'editor', changes: true },
  'requests.manage': { from: 'editor', changes: true },
  'files.upload': { from: 'editor', changes: true },
  'files.read': { from: 'viewer', changes: false },
  'files.manage': { from: 'editor', changes: true },
  'workflows.read': { from: 'viewer', changes: false },
  'workflows.edit': { from: 'editor', changes: true },
  'workflows.run': { from: 'editor', changes: true },
  'webhooks.read': { from: 'viewer', changes: false },
  'webhooks.manage': { from: 'editor', changes: true },
  'keys.read': { from: 'viewer', changes: false },
  // A key never does more than whoever made it.
  'keys.make': { from: 'viewer', changes: true },
  // Anybody's key; one's own goes with `keys.make`.
  'keys.revoke': { from: 'editor', changes: true },
  'usage.read': { from: 'viewer', changes: false },
  'calls.read': { from: 'viewer', changes: false },
  'members.read': { from: 'viewer', changes: false },
  // One's own membership is one's own to end; which account's it is, the page says.
  'members.leave': { from: 'viewer', changes: true },
  'members.manage': { from: 'owner', changes: true },
} as const satisfies Record<string, { from: Role; changes: boolean }>;

export type Act = keyof typeof acts;

/** Whether a role, and a credential that may perhaps only read, is let do this. */
export const may = ({ role, readOnly }: { role: Role; readOnly: boolean }, act: Act): boolean =>
  roles.indexOf(role) >= roles.indexOf(acts[act].from) && !(readOnly && acts[act].changes);
