import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { leaveTurn } from '@/lib/engines/processes/answering-turn';
import { asksForHealth, Turns } from './turns';

const bounds = { atOnce: 3, ofOne: 2, by: 2, waiting: 4, turnMs: 60_000, bodyMs: 60_000 };

class Answer extends EventEmitter {
  status = 0;
  headers: Record<string, unknown> = {};
  setHeader = (name: string, value: unknown) => Object.assign(this.headers, { [name]: value });
  writeHead(status: number) {
    this.status = status;
    return this;
  }
  end = () => this.emit('close');
}

function room(own: Partial<typeof bounds> = {}) {
  const turns = new Turns({ ...bounds, ...own });
  const begun: string[] = [];
  const ask = (name: string) => {
    const response = new Answer();
    const socket = { destroyed: false, writableEnded: false };
    turns.take(name.split(' ')[0] ?? '', {
      request: { socket, headers: {}, complete: !name.includes('drips') } as unknown as IncomingMessage,
      response: response as unknown as ServerResponse,
      as: /by (\w+)/.exec(name)?.[1] ?? null,
      begin: () => {
        begun.push(name);
        if (name.includes('converts')) void Promise.resolve().then(leaveTurn);
      },
    });
    return { response, socket };
  };
  return { begun, ask };
}

test('one address has so many under way, and another has its turn beside them', () => {
  const { begun, ask } = room();
  const [first] = ['a 1', 'a 2', 'a 3', 'b 1'].map(ask);
  expect(begun).toEqual(['a 1', 'a 2', 'b 1']);
  first?.response.end();
  expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'a 3']);
});

test('addresses that wait go by turns, not by how many they brought', () => {
  const { begun, ask } = room({ atOnce: 1 });
  const [first, second, , , b] = ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'b 2'].map(ask);
  expect(begun).toEqual(['a 1']);
  for (const one of [first, second, b]) one?.response.end();
  expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'a 3']);
});

test('what many addresses ask by one link has so many places, and others pass them', () => {
  const { begun, ask } = room({ atOnce: 4 });
  const [first] = ['a by form', 'b by form', 'c by form', 'd by form', 'e', 'f by other'].map(ask);
  expect(begun).toEqual(['a by form', 'b by form', 'e', 'f by other']);
  first?.response.end();
  expect(begun.slice(4)).toEqual(['c by form']);
});

test('a turn ends when the answer begins, or lasted its time: a stream or a slow body keeps nobody waiting', async () => {
  const { begun, ask } = room({ atOnce: 1, turnMs: 50 });
  const [stream] = ['a stream', 'a slow', 'a 3'].map(ask);
  stream?.response.writeHead(200);
  await expect.poll(() => begun).toContain('a slow');
  expect(begun).not.toContain('a 3');
  await sleep(100);
  expect(begun).toEqual(['a stream', 'a slow', 'a 3']);
});

test('a turn ends when the work waits for another process', async () => {
  const { begun, ask } = room({ atOnce: 1 });
  for (const name of ['a converts', 'a 2', 'a 3']) ask(name);
  await expect.poll(() => begun).toContain('a 2');
  expect(begun).not.toContain('a 3');
  // Where no request is answered there is nothing to leave.
  leaveTurn();
});

test('a body that drips keeps nobody waiting, and one that came whole has its turn', async () => {
  const { begun, ask } = room({ atOnce: 1, bodyMs: 50 });
  for (const name of ['a drips', 'a whole', 'a 3']) ask(name);
  await sleep(200);
  expect(begun).toEqual(['a drips', 'a whole']);
});

test('who has left is passed over', () => {
  const { begun, ask } = room({ atOnce: 1 });
  const [first, second] = ['a 1', 'a 2', 'a 3'].map(ask);
  if (second) second.socket.destroyed = true;
  first?.response.end();
  expect(begun).toEqual(['a 1', 'a 3']);
});

test('of one address so many wait; beyond, the answer says when to come again', () => {
  const { begun, ask } = room({ atOnce: 1 });
  const asked = ['a 1', 'a 2', 'a 3', 'a 4', 'a 5', 'a 6'].map(ask);
  expect(asked.map(({ response }) => response.status)).toEqual([0, 0, 0, 0, 0, 503]);
  expect(asked.at(-1)?.response.headers).toEqual({ 'retry-after': 5, connection: 'close' });
  ask('b 1');
  for (const { response } of asked.slice(0, 2)) response.end();
  expect(begun).toEqual(['a 1', 'a 2', 'b 1']);
});

test('how the service is, is answered in front of the line', () => {
  const answers = ['/readyz', '/healthz?x=1', '/readyzz', '/v1/requests'].map((url) => asksForHealth({ url } as IncomingMessage));
  expect(answers).toEqual([true, true, false, false]);
});
