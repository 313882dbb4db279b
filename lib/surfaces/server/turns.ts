import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerInTurn } from '@/lib/engines/processes/answering-turn';
import { isThere } from './one-at-a-time';
import { answerPlainly } from './plain-answer';

/** How many are answered at once, of all and of one address; how many of one address wait; how long a turn lasts, and without its whole body. */
type Bounds = { atOnce: number; ofOne: number; waiting: number; turnMs: number; bodyMs: number };
const BOUNDS: Bounds = { atOnce: 64, ofOne: 16, waiting: 1_000, turnMs: 15_000, bodyMs: 100 };
const RETRY_AFTER_SECONDS = 5;

type Waiting = { request: IncomingMessage; response: ServerResponse; begin: () => void };
type Line = { running: number; waiting: Waiting[] };

/**
 * Addresses take turns: however many requests one of them brings, those of another wait for a few of it, and who has left is passed over.
 * A turn ends when its answer begins, and when the work says that it waits for something else than this process, such as a converter
 * (`answering-turn.ts`). What lacks a part of its body after `bodyMs` keeps nobody from a turn meanwhile, nor does what nobody knew to be
 * slow, after `turnMs`: far longer than any answer takes where all is busy, as else turns would bound nothing just then.
 */
export class Turns {
  readonly #lines = new Map<string, Line>();
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
      if (line.running >= this.bounds.ofOne) continue;
      const next = line.waiting.shift();
      if (!next) {
        if (line.running === 0) this.#lines.delete(address);
        continue;
      }
      // Last of all addresses from here on: the loop comes by again while there is room.
      this.#lines.delete(address);
      this.#lines.set(address, line);
      if (isThere(next.request.socket)) this.#begin(line, next);
    }
  }

  #begin(line: Line, { request, response, begin }: Waiting): void {
    this.#running += 1;
    line.running += 1;
    const end = () => {
      clearTimeout(limit);
      clearTimeout(bodyLimit);
      response.off('close', end);
      if (isOver) return;
      isOver = true;
      this.#running -= 1;
      line.running -= 1;
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
    answerInTurn(end, begin);
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
