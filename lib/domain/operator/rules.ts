/** What an operator can do, as the log of their acts names it. A kind stays for ever, as the rows do. */
export const actKinds = [
  'job.retried',
  'jobs.retried',
  'job.dropped',
  'block.lifted',
  'account.suspended',
  'suspension.lifted',
  'limit.set',
  'storage.set',
  'workflow.restored',
  'setting.changed',
  'operator.made',
  'operator.begun',
  'account.made',
  'key.made',
  'file.shared',
  'seal.rotated',
  'seal.added',
  'storage.adopted',
  'workflow.switched',
  'run.retried',
] as const;

export type ActKind = (typeof actKinds)[number];

/** An operator of a browser, or whoever has the command line. The name is kept as it was then. */
export type Actor = { kind: 'person'; personId: string; name: string } | { kind: 'command' };

export const byCommand: Actor = { kind: 'command' };

/** What may be given as the reason of an act, in characters. */
export const maxReasonCharacters = 300;

/** The highest limit of documents a month that can be set. */
export const maxMonthlyLimit = 1_000_000;

/** The highest limit of storage that can be set, in megabytes. */
export const maxStorageLimitMb = 1_000_000_000;
