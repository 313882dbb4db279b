import { keyStateAt } from './rules';
import type { ShownKey } from './schema';

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
