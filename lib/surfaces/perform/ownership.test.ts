import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyOperation } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { callThroughGate, everyWay, type Given, namings, opens } from '@/lib/testing/gate-call';
import { makeHousehold, memberElsewhere } from '@/lib/testing/household';
import { stopWatching, takeWatched, watchRows } from '@/lib/testing/rows';

let home: Awaited<ReturnType<typeof makeHousehold>>;
beforeAll(async () => {
  home = await makeHousehold();
  await watchRows();
});
afterAll(stopWatching);

const cases = operations.flatMap(everyWay).map((op) => [op.name, op] as const);

/** A secret that is not quite the right one, and everything else as it is. */
const guessed = (given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const isSecret = home.things.some((thing) => thing.value === value && thing.isSecret);
      const last = value.at(-3) === 'A' ? 'B' : 'A';
      return [name, isSecret ? value.slice(0, -3) + last + value.slice(-2) : value];
    }),
  );

/** Whether what is named is opened to whom it belongs to: the owner, or whoever has the token or link, or is at this machine. */
async function opensRightly(op: AnyOperation, given: Given): Promise<boolean> {
  for (const headers of [home.owner.key, home.owner.session, home.owner.requestToken]) if (await opens(op, headers, given)) return true;
  return (op.auth.onlyOperators && (await opens(op, home.operator.headers, given))) || opens(op, {}, given, '127.0.0.1');
}

/** Calls as somebody, and returns the rows of the household that are gone or changed, those that are new, and what was read. */
async function watched(op: AnyOperation, headers: Record<string, string>, given: Given) {
  await takeWatched(home.marks);
  const answer = await callThroughGate(op, headers, given);
  // A refusal may repeat what was named.
  const marks = home.marks.filter((mark) => answer.isDone || !Object.values(given).includes(mark));
  return {
    ...answer,
    ...(await takeWatched(home.marks)),
    // A refusal that speaks of a state says that the thing is there.
    seen: marks.filter((mark) => answer.read.includes(mark)).concat(answer.read === 'a file' || [409, 410, 412].includes(answer.status) ? [answer.read] : []),
  };
}

describe.each(cases)('%s', (_name, op) => {
  const { takes } = op.auth;
  const isSigned = takes.includes('signature');

  test('opens what it is for to whom it belongs, and of each kind of link one alone', async () => {
    const choices = namings(op, home.things);
    const opened: Given[] = [];
    for (const given of choices) if (await opensRightly(op, given)) opened.push(given);
    // Where nothing is opened, lib/testing/things.ts lacks the kind of thing that the operation is asked for.
    expect(opened).not.toEqual([]);
    const links = new Set(opened.map((given) => home.things.find(({ value }) => value === (given.token ?? given.k ?? given.ticket))?.of));
    expect(links.size).toBe(1);
  });

  test('shows nothing of this account to strangers, and lets them change nothing', { timeout: 60_000 }, async () => {
    const { strangers: everybody, owner, testKey } = home;
    const { [memberElsewhere]: _member, ...outsiders } = everybody;
    // A member is told what they belong to wherever they are.
    const strangers = op.auth.ofPerson ? outsiders : everybody;
    const others = { ...strangers, 'a test key': testKey, ...(takes.includes('key') ? {} : { 'a key where none is taken': owner.key }) };
    // A session that is not taken counts as none.
    const all = Object.entries(takes.includes('session') ? others : { ...others, 'a session where none is taken': owner.session });
    for (const [who, headers] of all)
      for (const given of namings(op, home.things).map(guessed)) {
        const { changed, made, seen, isDone } = await watched(op, headers, given);
        const isOwn = who === 'a test key' || who.endsWith('taken');
        // A file that nothing names, and that needs no credential, is nobody's.
        // What the product brings along, such as its templates, is nobody's either.
        const isPublic = (takes.includes('nothing') && Object.keys(given).length === 0) || op.name === 'getStartingPointPicture';
        const shown = isPublic ? seen.filter((text) => text !== 'a file') : isOwn && isDone ? seen.filter((text) => text === 'a file') : seen;
        expect([who, given, changed, isOwn ? [] : made, shown]).toEqual([who, given, [], [], []]);
      }
  });

  test.runIf(op.auth.onlyOperators)('opens to who runs the service alone: for the owner and every other member it is not there', async () => {
    const [given = {}] = namings(op, home.things);
    expect(await opens(op, home.operator.headers, given)).toBe(true);
    const { owner, members, strangers } = home;
    const others = {
      owner: owner.session,
      'the owner’s key': owner.key,
      ...strangers,
      ...Object.fromEntries(Object.entries(members).map(([who, { headers }]) => [who, headers])),
    };
    for (const [who, headers] of Object.entries(others)) expect([who, await opens(op, headers, given)]).toEqual([who, false]);
    expect(await callThroughGate(op, owner.session, given)).toMatchObject({ status: 404, isDone: false });
  });

  test.runIf(takes.includes('key') || takes.includes('session'))(
    'lets every member read what the owner reads, and nobody change what their role does not',
    { timeout: 60_000 },
    async () => {
      for (const [who, { headers, personId, mayChange }] of Object.entries(home.members)) {
        const ownersWay = 'cookie' in headers ? home.owner.session : home.owner.key;
        for (const given of namings(op, home.things).map(guessed)) {
          const isOwners = await opens(op, ownersWay, given);
          const isForAll = op.effect === 'read' && !op.auth.onlyChangers;
          const isLet = !op.auth.onlyOwners && (isForAll || mayChange);
          if (isLet) expect([who, given, await opens(op, headers, given)]).toEqual([who, given, isOwners]);
          if (isLet || isSigned) continue;
          if (op.auth.onlyOwners) expect([who, await opens(op, headers, given)]).toEqual([who, false]);
          if (op.effect === 'read') expect([who, await opens(op, headers, given)]).toEqual([who, false]);
          const { changed, made } = await watched(op, headers, given);
          // What a viewer makes is their own: their key, say.
          expect([who, changed, made.filter((row) => !row.includes(personId))]).toEqual([who, [], []]);
        }
      }
    },
  );
});
