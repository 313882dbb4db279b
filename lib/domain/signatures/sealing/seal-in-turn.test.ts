import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { poolSize } from '@/lib/engines/processes/pool-size';
import { sealInTurn } from './seal-in-turn';

test('as many are sealed at once as there are cores, and a document of another sender comes before the rest of one who sent many', async () => {
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const seal = (usageSubject: string, id: string) =>
    sealInTurn({ id, usageSubject }, async () => {
      begun.push(id);
      await new Promise<void>((open) => gates.set(id, open));
    });
  const ofMany = Array.from({ length: poolSize() + 3 }, (_, index) => `many ${index}`);
  const all = [...ofMany.map((id) => seal('many', id)), seal('', 'other')];
  await nextRound();
  expect(begun).toEqual(ofMany.slice(0, poolSize()));
  gates.get('many 0')?.();
  await expect.poll(() => begun.at(-1)).toBe('other');
  await expect
    .poll(() => {
      for (const open of gates.values()) open();
      return begun.length;
    })
    .toBe(all.length);
  for (const open of gates.values()) open();
  await Promise.all(all);
});
