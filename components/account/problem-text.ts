/** The sentence for a problem's code; a code without one reads as `other`. */
export const problemText = <T extends Record<string, string> & { other: string }>(problems: T, code: string): string =>
  (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? problems.other;
