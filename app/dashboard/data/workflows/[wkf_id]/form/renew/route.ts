import { renewWorkflowForm } from '@/lib/domain/workflows/operations/renew-workflow-form';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(renewWorkflowForm);
