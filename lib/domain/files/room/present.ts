import type { z } from 'zod';
import { shareLink } from '../share-link';
import { roomKindOf } from './kinds';
import type { ListedFile, listedFile, ShownVersion } from './schema';
import type { RoomRow, Use } from './store';

type Facts = Omit<z.input<typeof listedFile>, 'usedBy'>;

export const presentFacts = (row: RoomRow): Facts => ({
  id: row.id,
  name: row.name,
  folder: row.folder,
  kind: roomKindOf(row),
  mimeType: row.mimeType,
  size: row.bytes,
  version: row.version,
  isShared: row.isShared,
  test: row.isTest,
  updatedAt: row.updatedAt.toISOString(),
});

export function presentListed(row: RoomRow, uses: readonly Use[]): ListedFile {
  const [first, ...others] = uses.filter(({ fileId }) => fileId === row.id);
  return { ...presentFacts(row), usedBy: first ? { first: { id: first.id, name: first.name }, more: others.length } : null };
}

/** The address by which anybody may read it, for who may pass it on. */
export const sharedAddress = (file: { id: string; shareGeneration: number; isShared: boolean }, maySee: boolean): string | null =>
  file.isShared && maySee ? shareLink(file) : null;

type Version = { number: number; bytes: number; mimeType: string; sha256: string; createdAt: Date; personId: string | null; apiKeyId: string | null };

export function presentVersion(version: Version, names: ReadonlyMap<string, string>, origin: string): ShownVersion {
  const { number, bytes, mimeType, sha256, createdAt } = version;
  return { version: number, size: bytes, mimeType, sha256, createdAt: createdAt.toISOString(), madeBy: makerOf(version, names, origin) };
}

function makerOf({ number, personId, apiKeyId }: Version, names: ReadonlyMap<string, string>, origin: string): ShownVersion['madeBy'] {
  const name = names.get(apiKeyId ?? personId ?? '');
  if (name !== undefined) return { kind: apiKeyId ? 'key' : 'person', name };
  return { kind: origin === 'output' && number === 1 ? 'run' : 'unknown' };
}
