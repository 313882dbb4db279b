import { getWorkflowForm } from '@/lib/domain/workflows/operations/get-workflow-form';
import { saveWorkflowForm } from '@/lib/domain/workflows/operations/save-workflow-form';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getWorkflowForm, saveWorkflowForm);
