import { publishWorkflow } from '@/lib/domain/workflows/operations/publish-workflow';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(publishWorkflow);
