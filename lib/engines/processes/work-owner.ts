import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * For whom work is done. `keys`: all by which that is counted, such as an account, or a block of addresses and a link. `signal` says that
 * nobody waits for it any more.
 */
export type WorkOwner = { keys: readonly string[]; signal?: AbortSignal | undefined };

/** What nobody is named for: our own. */
const ours: WorkOwner = { keys: ['our own'] };

// Next loads a module once per layer; a pool of one must see what another began.
const shared = globalThis as typeof globalThis & { paraphWorkOwners?: AsyncLocalStorage<WorkOwner> };
const owners = (): AsyncLocalStorage<WorkOwner> => (shared.paraphWorkOwners ??= new AsyncLocalStorage());

/** All jobs that the work gives to pools take their turns as this owner's. */
export const workFor = <Answer>(owner: WorkOwner, work: () => Promise<Answer>): Promise<Answer> => owners().run(owner, work);

export const ownerOfNow = (): WorkOwner => owners().getStore() ?? ours;
