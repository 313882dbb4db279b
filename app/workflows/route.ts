import { createWorkflow } from '@/lib/domain/workflows/operations/create-workflow';
import { listWorkflows } from '@/lib/domain/workflows/operations/list-workflows';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listWorkflows, createWorkflow);
