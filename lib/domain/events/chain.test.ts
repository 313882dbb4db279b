import { describe, expect, test } from 'vitest';
import { type ChainedEvent, dataHashOf, firstHash, hashOf, verifyChain } from './chain';

function chainOf(types: string[]): ChainedEvent[] {
  let previousHash = firstHash;
  return types.map((type, index) => {
    const [data, salt] = [{ ip: `203.0.113.${index}`, party: 'signer' }, `salt-${index}`];
    const link = { sequence: index + 1, type, at: new Date(1_700_000_000_000 + index), dataHash: dataHashOf(salt, data), previousHash };
    previousHash = hashOf(link);
    return { ...link, hash: previousHash, data, salt };
  });
}

const headOf = (events: ChainedEvent[]) => ({ sequence: events.length, hash: events.at(-1)?.hash ?? '' });
const three = () => chainOf(['request.created', 'consent.given', 'signature.accepted']);

describe('a chain', () => {
  test('verifies as it was written', () => {
    expect(verifyChain(three(), headOf(three()))).toMatchObject({ valid: true, events: 3, erased: 0 });
  });

  test('says erased, not wrong, where personal data was erased', () => {
    const events = three().map((event, index) => (index === 1 ? { ...event, data: null, salt: null } : event));
    expect(verifyChain(events, headOf(events))).toMatchObject({ valid: true, erased: 1 });
  });

  const tampering: [string, (events: ChainedEvent[]) => ChainedEvent[]][] = [
    ['data was changed', (events) => events.map((event) => ({ ...event, data: { ...event.data, ip: '192.0.2.1' } }))],
    ['a time was changed', (events) => events.map((event, index) => (index === 1 ? { ...event, at: new Date(0) } : event))],
    ['a type was changed', (events) => events.map((event, index) => (index === 0 ? { ...event, type: 'request.cancelled' } : event))],
    ['an event in the middle was removed', (events) => events.toSpliced(1, 1)],
    ['the last event was removed', (events) => events.slice(0, -1)],
    ['two events were swapped', (events) => [events[1], events[0], events[2]] as ChainedEvent[]],
  ];
  test.each(tampering)('does not verify when %s', (_, tamper) => {
    expect(verifyChain(tamper(three()), headOf(three())).valid).toBe(false);
  });

  test('does not verify where its numbers leave one out, or its head counts otherwise, though every hash is right', () => {
    const [first, second] = chainOf(['request.created', 'consent.given']) as [ChainedEvent, ChainedEvent];
    const third = { ...second, sequence: 3 };
    const skipping = [first, { ...third, hash: hashOf(third) }];
    expect(verifyChain(skipping, headOf(skipping)).problems).toEqual(['event 3 (consent.given): sequence 2 was expected']);
    expect(verifyChain(three(), { ...headOf(three()), sequence: 4 }).problems).toEqual(['the last event is not the head of the chain']);
  });

  test('does not depend on the order of members', () => {
    expect(dataHashOf('s', { a: 1, b: 2 })).toBe(dataHashOf('s', { b: 2, a: 1 }));
  });
});
