import { knownByName } from '@/lib/core/known-by-name';

/** No bytes lie under this hash. */
export class MissingBlob extends Error {
  static override [Symbol.hasInstance] = knownByName('MissingBlob');
  override name = 'MissingBlob';
  constructor(readonly sha256: string) {
    super(`Storage has no bytes with the hash ${sha256}`);
  }
}

/** What lies under this hash is something else: evidence is never silently wrong. */
export class DamagedBlob extends Error {
  static override [Symbol.hasInstance] = knownByName('DamagedBlob');
  override name = 'DamagedBlob';
  constructor(readonly sha256: string) {
    super(`Stored bytes do not match their hash ${sha256}`);
  }
}

/** Storage cannot be used, in a sentence for the operator and without credentials. */
export class StorageFailure extends Error {
  static override [Symbol.hasInstance] = knownByName('StorageFailure');
  override name = 'StorageFailure';
}
