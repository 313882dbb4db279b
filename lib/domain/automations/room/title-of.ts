import { parseExactly } from '@/lib/core/exact-json';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import type { WorkflowDefinition } from '../../workflows/definition';
import { nameOutput } from '../../workflows/name-output';
import { firstValues, openedBytes } from './rules';

type Named = { payload: string | null; outputs: readonly { documentId: string; name: string }[] };

const shownNames = 3;

/**
 * What a run's outputs are called, or will be, which is what people know it by; null where their names are the same for every run,
 * as those that hold no value of its data.
 */
export function titleOf({ payload, outputs }: Named, definition: WorkflowDefinition | null): string | null {
  const telling = definition?.documents.filter(({ outputName }) => outputName.includes('{{')).slice(0, shownNames) ?? [];
  const made = new Map(outputs.map(({ documentId, name }) => [documentId, name]));
  const names = telling.flatMap(({ id, outputName }) => made.get(id) ?? nameToBe(outputName, payload, definition) ?? []);
  return names.length > 0 ? [...new Set(names)].join(' · ') : null;
}

/** Of a run that has not come so far: the same before as after it is made, so that nothing in a list changes its name. */
function nameToBe(outputName: string, payload: string | null, definition: WorkflowDefinition | null): string | null {
  if (payload === null || payload.length > openedBytes || !definition) return null;
  const { language, timeZone } = definition;
  try {
    return nameOutput(outputName, firstValues(payload).join(' '), { values: parseExactly(payload), setting: { language, timeZone }, taken: [] }).name;
  } catch (error) {
    if (error instanceof FillFailed) return null;
    throw error;
  }
}
