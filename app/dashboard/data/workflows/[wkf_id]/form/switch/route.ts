import { switchWorkflowForm } from '@/lib/domain/workflows/operations/switch-workflow-form';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(switchWorkflowForm);
