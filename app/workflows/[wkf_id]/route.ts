import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { getWorkflow } from '@/lib/domain/workflows/operations/get-workflow';
import { updateWorkflow } from '@/lib/domain/workflows/operations/update-workflow';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getWorkflow, updateWorkflow, archiveWorkflow);
