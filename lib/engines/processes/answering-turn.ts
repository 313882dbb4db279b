import { AsyncLocalStorage } from 'node:async_hooks';

type Answering = { leave: () => void; address: string };

// Next loads a module once per layer, and the server is a layer of its own.
const shared = globalThis as typeof globalThis & { paraphAnsweringTurns?: AsyncLocalStorage<Answering> };
const turns = (): AsyncLocalStorage<Answering> => (shared.paraphAnsweringTurns ??= new AsyncLocalStorage());

/** Whatever answers a request in here may say that it waits for something else than this process and its database. */
export const answerInTurn = (answering: Answering, answer: () => void): void => turns().run(answering, answer);

/** Said before a wait for a converter, for another server or in a line: the next request is begun meanwhile. Nothing where no request is answered. */
export const leaveTurn = (): void => turns().getStore()?.leave();

/** Where the request came from that is answered here, as turns count it; null where none is. */
export const answeredAddress = (): string | null => turns().getStore()?.address ?? null;
