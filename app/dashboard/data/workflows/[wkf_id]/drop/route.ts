import { dropWorkflowDraft } from '@/lib/domain/workflows/operations/drop-workflow-draft';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(dropWorkflowDraft);
