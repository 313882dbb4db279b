import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { refuseStale } from '@/lib/core/version';
import { anyone } from '../auth';

const thing = z.object({ name: z.string(), size: z.int() }).meta({ id: 'Thing' });

/** A thing that is read, and changed by whoever has read it last. */
export function conditionalThing(api?: 'workflow') {
  const held = { size: 1, secret: 'never shown', name: 'first' };
  const shared = { ...(api ? { api } : {}), auth: anyone, output: thing, errors: [] };
  const read = operation({
    ...shared,
    name: 'getThing',
    http: 'GET /files/thing',
    summary: 'Read the thing',
    effect: 'read',
    success: 200,
    body: 'none',
    input: z.strictObject({}),
    run: async () => held,
  });
  const change = operation({
    ...shared,
    name: 'changeThing',
    http: 'PATCH /files/thing',
    summary: 'Change the thing',
    effect: 'write',
    success: 200,
    body: 'json',
    conditional: true,
    input: z.strictObject({ name: z.string().max(80) }),
    async run({ name }, { ifMatch }) {
      refuseStale(ifMatch, thing, held);
      return Object.assign(held, { name });
    },
  });
  const remove = operation({
    ...shared,
    name: 'removeThing',
    http: 'DELETE /files/thing',
    summary: 'Remove the thing',
    effect: 'destructive',
    success: 204,
    body: 'none',
    conditional: true,
    input: z.strictObject({}),
    output: z.void(),
    run: async (_, { ifMatch }) => refuseStale(ifMatch, thing, held),
  });
  const start = operation({
    ...shared,
    name: 'startThing',
    http: 'POST /files/thing',
    summary: 'Begin what takes a while',
    effect: 'write',
    success: 202,
    body: 'none',
    input: z.strictObject({}),
    output: z.object({ state: z.literal('queued') }).meta({ id: 'Started' }),
    run: async () => ({ state: 'queued' as const }),
  });
  return { read, change, remove, start };
}

/** A list in pages of so many names, in their order. */
export const listThings = (names: string[], api?: 'workflow') =>
  operation({
    name: 'listThings',
    http: 'GET /files/things',
    ...(api ? { api } : {}),
    summary: 'List the things',
    effect: 'read',
    success: 200,
    auth: anyone,
    body: 'none',
    pages: true,
    input: z.strictObject({ ...pageInput(z.string()), kind: z.string().max(20).optional().meta({ description: 'Of one kind alone.' }) }),
    output: pageOf(thing),
    errors: [],
    async run({ limit, cursor }) {
      const rest = names.filter((name) => !cursor || name > cursor[0]).slice(0, limit + 1);
      const { items, next } = toPage(rest, limit, (name) => [name]);
      return { items: items.map((name) => ({ name, size: name.length })), next };
    },
  });
