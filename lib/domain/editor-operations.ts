import type { AnyOperation } from '@/lib/core/operation';
import { dropWorkflowDraft } from './workflows/operations/drop-workflow-draft';
import { editWorkflowDraft } from './workflows/operations/edit-workflow-draft';
import { getEditor } from './workflows/operations/get-editor';
import { listOwnWorkflows } from './workflows/operations/list-own-workflows';
import { publishWorkflow } from './workflows/operations/publish-workflow';
import { startWorkflow } from './workflows/operations/start-workflow';

/** What the workflow editor does, by the session of whoever is signed in; a part of the list of all operations. */
export const editorOperations: readonly AnyOperation[] = [dropWorkflowDraft, editWorkflowDraft, getEditor, listOwnWorkflows, publishWorkflow, startWorkflow];
