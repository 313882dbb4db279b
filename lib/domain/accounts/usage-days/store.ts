import { db } from '@/lib/core/db';

/** The days from one to another, both included, on which anything was counted. */
export const listDays = (subject: string, first: string, last: string): Promise<{ day: string; count: number }[]> => db().$queryRaw`
  SELECT to_char(day, 'YYYY-MM-DD') AS day, count FROM usage_days WHERE subject = ${subject} AND day BETWEEN ${first}::date AND ${last}::date ORDER BY day`;
