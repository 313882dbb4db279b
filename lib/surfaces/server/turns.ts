import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerInTurn } from '@/lib/engines/processes/answering-turn';
import { isThere } from './one-at-a-time';
import { answerPlainly } from './plain-answer';

/** How many are answered at once, of all, of one address and by one key or link; how many of one address wait; how long a turn lasts, and without its whole body. */
type Bounds = { atOnce: number; ofOne: number; by: number; waiting: number; turnMs: number; bodyMs: number };
const BOUNDS: Bounds = { atOnce: 64, ofOne: 16, by: 16, waiting: 1_000, turnMs: 15_000, bodyMs: 100 };
const RETRY_AFTER_SECONDS = 5;

/** `as`: the key, session or link that it comes by; null for none. */
type Waiting = { request: IncomingMessage; response: ServerResponse; as: string | null; begin: () => void };
type Line = { running: number; waiting: Waiting[] };

/**
 * Addresses take turns: however many requests one of them brings, those of another wait for a few of it, and who has left is passed over.
 * What many addresses ask by one key or link (a flood of one form) has no more places than one address: the rest stay free for others.
 * A turn ends when its answer begins, and when the work says that it waits for something else than this process, such as a converter
 * (`answering-turn.ts`). What lacks a part of its body after `bodyMs` keeps nobody from a turn meanwhile, nor does what nobody knew to be
 * slow, after `turnMs`: far longer than any answer takes where all is busy, as else turns would bound nothing just then.
 */
export class Turns {
  readonly #lines = new Map<string, Line>();
  readonly #runningBy = new Map<string, number>();
  #running = 0;

  constructor(readonly bounds: Bounds = BOUNDS) {}

  take(address: string, waiting: Waiting): void {
    const line = this.#lines.get(address) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= this.bounds.waiting) refuse(waiting);
    else {
      line.waiting.push(waiting);
      this.#lines.set(address, line);
      this.#goOn();
    }
  }

  #goOn(): void {
    for (const [address, line] of this.#lines) {
      if (this.#running >= this.bounds.atOnce) return;
      if (line.running >= this.bounds.ofOne || !this.#hasRoomBy(line.waiting[0]?.as ?? null)) continue;
      const next = line.waiting.shift();
      if (!next) {
        if (line.running === 0) this.#lines.delete(address);
        continue;
      }
      // Last of all addresses from here on: the loop comes by again while there is room.
      this.#lines.delete(address);
      this.#lines.set(address, line);
      if (isThere(next.request.socket)) this.#begin(line, address, next);
    }
  }

  #hasRoomBy = (as: string | null): boolean => as === null || (this.#runningBy.get(as) ?? 0) < this.bounds.by;

  #countBy(as: string | null, more: number): void {
    if (as === null) return;
    const count = (this.#runningBy.get(as) ?? 0) + more;
    if (count > 0) this.#runningBy.set(as, count);
    else this.#runningBy.delete(as);
  }

  #begin(line: Line, address: string, { request, response, as, begin }: Waiting): void {
    this.#running += 1;
    line.running += 1;
    this.#countBy(as, 1);
    const end = () => {
      clearTimeout(limit);
      clearTimeout(bodyLimit);
      response.off('close', end);
      if (isOver) return;
      isOver = true;
      this.#running -= 1;
      line.running -= 1;
      this.#countBy(as, -1);
      this.#goOn();
    };
    let isOver = false;
    const limit = setTimeout(end, this.bounds.turnMs);
    const bodyLimit = setTimeout(() => request.complete || end(), this.bounds.bodyMs);
    response.once('close', end);
    const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse;
    response.writeHead = (...all: unknown[]) => {
      setImmediate(end);
      return writeHead(...all);
    };
    answerInTurn({ leave: end, address }, begin);
  }
}

/** Whoever watches over us learns how we are, whoever else waits. */
export const asksForHealth = ({ url = '' }: IncomingMessage): boolean => /^\/(?:healthz|readyz)(?:$|\?)/.test(url);

function refuse({ request, response }: Waiting): void {
  response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  response.setHeader('connection', 'close');
  answerPlainly(request, response, 503, {
    error: 'unavailable',
    message: 'Too many requests from your address wait for an answer. Try again in a few seconds.',
  });
}
