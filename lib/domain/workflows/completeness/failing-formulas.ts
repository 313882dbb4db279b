import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { fillText } from '@/lib/engines/office/language/fill-text';
import type { Setting } from '@/lib/engines/office/language/setting';

const FORMULA = /^\s*=/;

/** The tags of templates that compute: they alone end a run where a value is missing. */
export const formulasIn = (tags: readonly { source: string }[]): string[] => [...new Set(tags.flatMap(({ source }) => (FORMULA.test(source) ? [source] : [])))];

/** Those that cannot be computed of values without lists, as far as they are tried within so many milliseconds. */
export const failingFormulas = (formulas: readonly string[], values: object, setting: Setting, maxMs = Infinity): string[] => {
  const began = performance.now();
  return formulas.filter((source) => {
    if (performance.now() - began > maxMs) return false;
    try {
      fillText(`{{${source}}}`, values, setting);
      return false;
    } catch (error) {
      if (error instanceof FillFailed) return true;
      throw error;
    }
  });
};
