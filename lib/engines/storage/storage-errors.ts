/** No bytes lie under this hash. */
export class MissingBlob extends Error {
  override name = 'MissingBlob';
  constructor(readonly sha256: string) {
    super(`Storage has no bytes with the hash ${sha256}`);
  }
}

/** What lies under this hash is something else: evidence is never silently wrong. */
export class DamagedBlob extends Error {
  override name = 'DamagedBlob';
  constructor(readonly sha256: string) {
    super(`Stored bytes do not match their hash ${sha256}`);
  }
}

/** Storage cannot be used, in a sentence for the operator and without credentials. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
}
