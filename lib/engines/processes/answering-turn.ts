import { AsyncLocalStorage } from 'node:async_hooks';

type Leave = () => void;

// Next loads a module once per layer, and the server is a layer of its own.
const shared = globalThis as typeof globalThis & { paraphAnsweringTurns?: AsyncLocalStorage<Leave> };
const turns = (): AsyncLocalStorage<Leave> => (shared.paraphAnsweringTurns ??= new AsyncLocalStorage());

/** Whatever answers a request in here may say that it waits for something else than this process and its database. */
export const answerInTurn = (leave: Leave, answer: () => void): void => turns().run(leave, answer);

/** Said before a wait for a converter, for another server or in a line: the next request is begun meanwhile. Nothing where no request is answered. */
export const leaveTurn = (): void => turns().getStore()?.();
