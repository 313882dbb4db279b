/** A column whose rows need the bytes of the hash in it; with `needed`, only those rows for which it holds. */
export type BlobUse = { table: string; column: string; needed?: string };

/**
 * Every record that needs a blob. Counting its uses and sweeping storage read this table, and a test holds it against
 * the schema: a column that is missing here would lose its bytes.
 */
export const blobUses: readonly BlobUse[] = [
  // The hashes of an erased request stay as evidence; its bytes go.
  { table: 'signature_requests', column: 'source_sha256', needed: 'erased_at IS NULL' },
  { table: 'signature_requests', column: 'presented_sha256', needed: 'erased_at IS NULL' },
  { table: 'signature_requests', column: 'signed_sha256', needed: 'erased_at IS NULL' },
  { table: 'signing_acts', column: 'picture_sha256' },
  { table: 'drafts', column: 'pdf_sha256' },
  { table: 'uploads', column: 'sha256' },
  { table: 'files', column: 'sha256' },
  { table: 'file_versions', column: 'sha256' },
  // A run goes on with the template that it began with, whoever deletes the file meanwhile.
  { table: 'automation_steps', column: 'input_sha256', needed: "status <> 'done'" },
];

/** Columns with a hash of something else, each with what it is. */
export const otherHashes: readonly (BlobUse & { holds: string })[] = [
  { table: 'blobs', column: 'sha256', holds: 'the blob itself' },
  { table: 'forgotten_blobs', column: 'sha256', holds: 'what is gone on purpose, until the sweep of storage has put its bytes aside' },
  { table: 'pdf_verdicts', column: 'sha256', holds: 'which PDF was judged; its bytes need not be kept, and were not where it was refused' },
  { table: 'signature_requests', column: 'content_sha256', holds: 'evidence: the marked document before certificate and seal, which is not kept' },
  { table: 'signing_acts', column: 'consent_sha256', holds: 'evidence: the wording of the consent' },
];

/**
 * A query for the hashes among `$1` (an array of text) that a record needs: of each it looks for one record, however many there
 * are. One text may have been sent to a hundred thousand people, and one template filled as often.
 */
export const usedHashesSql = `SELECT sha256 FROM unnest($1::text[]) AS asked (sha256) WHERE ${blobUses
  .map(({ table, column, needed }) => `(SELECT true FROM ${table} AS used WHERE used.${column} = asked.sha256${needed ? ` AND ${needed}` : ''} LIMIT 1)`)
  .join(' OR ')}`;
