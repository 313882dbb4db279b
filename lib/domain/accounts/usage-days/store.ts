import { db, type Tx } from '@/lib/core/db';

/** Counts one document on a day. */
export const countDay = (tx: Tx, subject: string, day: string) => tx.$executeRaw`
  INSERT INTO usage_days AS usage (subject, day, count) VALUES (${subject}, ${day}::date, 1)
  ON CONFLICT (subject, day) DO UPDATE SET count = usage.count + 1`;

/** The days from one to another, both included, on which anything was counted. */
export const listDays = (subject: string, first: string, last: string): Promise<{ day: string; count: number }[]> => db().$queryRaw`
  SELECT to_char(day, 'YYYY-MM-DD') AS day, count FROM usage_days WHERE subject = ${subject} AND day BETWEEN ${first}::date AND ${last}::date ORDER BY day`;
