import { knownTimeZone } from '@/lib/core/i18n/format';

/** What a form says for "as my browser has it"; stored is nothing then. */
export const asBrowser = 'browser';

export const themes = ['system', 'light', 'dark'] as const;

/** Every time zone that the platform knows, by its IANA name. */
export const timeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort();

/**
 * The time zone that somebody means: its name in any case, or its city where one zone alone has it ("sao paulo" is
 * America/Sao_Paulo). Null where none is meant.
 */
export function timeZoneNamed(text: string): string | null {
  const wanted = text.trim().toLowerCase().replaceAll(' ', '_');
  const zones = timeZones();
  const named = zones.find((zone) => zone.toLowerCase() === wanted);
  if (named) return named;
  const inCity = zones.filter((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  if (inCity[0] && inCity.length === 1) return inCity[0];
  // A browser may call a zone by an older name, such as Asia/Calcutta.
  return /^[A-Za-z]+\/[\w+-]+(\/[\w+-]+)?$/.test(text.trim()) && knownTimeZone(text.trim()) !== 'UTC' ? text.trim() : null;
}
