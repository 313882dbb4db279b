import { z } from 'zod';
import { doubts, importStatuses, refusals } from '../imports/rules';

const problem = z.object({ code: z.enum([...refusals, ...doubts]), about: z.string() });

/** An import as its page shows it. */
export const importView = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(importStatuses),
  encoding: z.string(),
  delimiter: z.string(),
  columns: z.array(z.string()),
  /** Of the templates' names, those that no column brings. */
  unnamed: z.array(z.string()),
  /** Whether no column is called as any of them. */
  isForeign: z.boolean(),
  rows: z.int(),
  refused: z.int(),
  started: z.int(),
  /** How many documents one row becomes. */
  documents: z.int(),
  /** Of the rows that were begun. */
  runs: z.object({ open: z.int(), completed: z.int(), failed: z.int() }),
  first: z.array(z.object({ line: z.int(), values: z.array(z.string()), outputs: z.array(z.string()), isRefused: z.boolean() })),
  problems: z.array(z.object({ line: z.int(), problems: z.array(problem), isRefused: z.boolean() })),
  counts: z.array(z.object({ code: z.enum([...refusals, ...doubts]), rows: z.int() })),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  isErased: z.boolean(),
});
export type ImportView = z.output<typeof importView>;

export const listedImport = importView.pick({ id: true, name: true, status: true, rows: true, refused: true, started: true, createdAt: true, isErased: true });
export type ListedImport = z.output<typeof listedImport>;
