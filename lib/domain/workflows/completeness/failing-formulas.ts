import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { fillText } from '@/lib/engines/office/language/fill-text';
import type { Setting } from '@/lib/engines/office/language/setting';

const FORMULA = /^\s*=/;

/** The tags of templates that compute: they alone end a run where a value is missing. */
export const formulasIn = (tags: readonly { source: string }[]): string[] => [...new Set(tags.flatMap(({ source }) => (FORMULA.test(source) ? [source] : [])))];

/** Those that cannot be computed of values without lists. */
export const failingFormulas = (formulas: readonly string[], values: object, setting: Setting): string[] =>
  formulas.filter((source) => {
    try {
      fillText(`{{${source}}}`, values, setting);
      return false;
    } catch (error) {
      if (error instanceof FillFailed) return true;
      throw error;
    }
  });
