import type { z } from 'zod';
import { keyStateAt } from './rules';
import type { ShownKey, team } from './schema';
import { teamIdOf } from './team-id';

type KeyRow = {
  id: string;
  name: string;
  prefix: string;
  isTest: boolean;
  isReadOnly: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentKey = (row: KeyRow, at: Date, lastOperation: string | null, mayRevoke: boolean): ShownKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  kind: row.isTest ? 'test' : 'live',
  access: row.isReadOnly ? 'read' : 'full',
  state: keyStateAt(row, at),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: text(row.lastUsedAt),
  lastOperation,
  expiresAt: text(row.expiresAt),
  revokedAt: text(row.revokedAt),
  mayRevoke,
});

/** The team that an account is; null for a person's own. */
export const presentTeam = ({ id, kind, name }: { id: string; kind: string; name: string }): z.input<typeof team> | null =>
  kind === 'team' ? { id: teamIdOf(id), name } : null;
