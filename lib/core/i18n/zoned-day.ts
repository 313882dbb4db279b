const DAY_MS = 24 * 60 * 60 * 1000;

/** When a day begins in a zone: `2026-03-29` in Berlin at 23:00 UTC of the day before. Null where it is no day of the calendar. */
export function dayStart(day: string, timeZone: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const asUtc = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 10) !== day) return null;
  // Twice, as the first guess may lie on the other side of a change of clocks.
  const guess = new Date(asUtc.getTime() - offsetMs(asUtc, timeZone));
  return new Date(asUtc.getTime() - offsetMs(guess, timeZone));
}

/** When the day after begins. */
export const dayEnd = (day: string, timeZone: string): Date | null => {
  const start = dayStart(day, 'UTC');
  return start && dayStart(new Date(start.getTime() + DAY_MS).toISOString().slice(0, 10), timeZone);
};

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetMs(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  const [day = '01', month = '01', year = '1970', hour = '00', minute = '00', second = '00'] = format.format(at).match(/\d+/g) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}
