import { createWorkflow } from '@/lib/domain/workflows/operations/create-workflow';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(createWorkflow);
