import type { FillFailed } from '@/lib/engines/office/language/fill-failure';

/** Why values could not be put in, and at which tag; null for what is no fault of theirs. By name: each layer has loaded the class for itself. */
export function failureOf(error: unknown): { code: string; tag: string } | null {
  if (!(error instanceof Error) || !['FillFailed', 'FormulaFailed'].includes(error.name)) return null;
  const { code, tag } = error as FillFailed;
  return { code, tag };
}
