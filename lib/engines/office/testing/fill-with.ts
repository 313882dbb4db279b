import { type Filled, type FillJob, fillTemplate } from '../fill/fill-template.ts';

export const SETTING = { language: 'en', timeZone: 'UTC' };

/** Fills a template; and again after it was filled with nothing, which must give the same: what is kept of a template knows no values. */
export function fillWith(bytes: Uint8Array, values: unknown, pictures: FillJob['pictures'] = {}): Filled {
  const fill = (given: unknown) => fillTemplate({ bytes, values: given, setting: SETTING, pictures });
  const first = fill(values);
  try {
    fill({});
  } catch {
    // Of a formula, or where no slide is left.
  }
  const again = fill(values);
  if (!Buffer.from(first.bytes).equals(again.bytes)) throw new Error('Filled again with the same values, the template gave another file.');
  return first;
}
