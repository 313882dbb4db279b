import { getWorkflow } from '@/lib/domain/workflows/operations/get-workflow';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getWorkflow);
