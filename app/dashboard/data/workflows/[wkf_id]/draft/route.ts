import { editWorkflowDraft } from '@/lib/domain/workflows/operations/edit-workflow-draft';
import { getEditor } from '@/lib/domain/workflows/operations/get-editor';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getEditor, editWorkflowDraft);
