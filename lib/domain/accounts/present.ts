import type { z } from 'zod';
import { keyStateAt } from './rules';
import type { ShownKey, team } from './schema';
import { teamIdOf } from './team-id';

type KeyRow = {
  id: string;
  name: string;
  prefix: string;
  isTest: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentKey = (row: KeyRow, at: Date): ShownKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  kind: row.isTest ? 'test' : 'live',
  state: keyStateAt(row, at),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: text(row.lastUsedAt),
  expiresAt: text(row.expiresAt),
  revokedAt: text(row.revokedAt),
});

/** The team that an account is; null for a person's own. */
export const presentTeam = ({ id, kind, name }: { id: string; kind: string; name: string }): z.input<typeof team> | null =>
  kind === 'team' ? { id: teamIdOf(id), name } : null;
