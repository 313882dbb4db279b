/**
 * What keeps a file from being removed, as queries by `$1`, the file's id, each with the ids of what uses it. The rooms
 * that come later in the house are spoken of by their tables alone, as in `blob-uses.ts`.
 */
export const fileUses = [
  {
    what: 'workflow',
    sql: `SELECT DISTINCT workflows.id FROM workflow_documents JOIN workflows ON workflows.id = workflow_documents.workflow_id
      WHERE workflow_documents.file_id = $1 AND workflows.archived_at IS NULL`,
  },
  {
    what: 'run',
    sql: `SELECT automations.id FROM automations
      JOIN workflow_versions ON workflow_versions.workflow_id = automations.workflow_id AND workflow_versions.number = automations.workflow_version
      WHERE automations.status IN ('queued', 'running') AND workflow_versions.definition -> 'documents' @> jsonb_build_array(jsonb_build_object('fileId', $1::text))`,
  },
] as const;

export type FileUse = { what: (typeof fileUses)[number]['what']; ids: string[] };
