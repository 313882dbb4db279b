import type { Client } from '../../store';

/** A workflow as far as it says who may see it, with its mark: another as soon as its editor would show something else. */
export type MarkedWorkflow = { accountId: string; teamId: string | null; isTest: boolean; mark: string };

/**
 * In one statement, as each open editor asks every other second: the rows that the editor reads, its newest edit and those that are
 * pending, the newest post, and which versions of its templates are newest. Null where there is no such workflow.
 */
export async function readMark(id: string, client: Client): Promise<MarkedWorkflow | null> {
  const [row] = await client.$queryRaw<MarkedWorkflow[]>`
    SELECT workflows.account_id AS "accountId", workflows.team_id AS "teamId", workflows.is_test AS "isTest", md5(concat_ws(E'\\n',
      workflows::text, sources::text,
      (SELECT string_agg(concat_ws(' ', workflow_documents::text, files.version, files.name), E'\\n' ORDER BY workflow_documents.id)
        FROM workflow_documents LEFT JOIN files ON files.id = workflow_documents.file_id WHERE workflow_documents.workflow_id = workflows.id),
      (SELECT number FROM workflow_edits WHERE workflow_id = workflows.id ORDER BY number DESC LIMIT 1),
      (SELECT string_agg(concat_ws(' ', edits.number, files.version, files.name), E'\\n' ORDER BY edits.number)
        FROM workflow_edits edits LEFT JOIN files ON files.id = edits.command -> 'document' ->> 'fileId'
        WHERE edits.workflow_id = workflows.id AND edits.state = 'pending'),
      (SELECT id FROM source_events WHERE source_id = sources.id ORDER BY created_at DESC LIMIT 1))) AS mark
    FROM workflows JOIN sources ON sources.workflow_id = workflows.id WHERE workflows.id = ${id}`;
  return row ?? null;
}
