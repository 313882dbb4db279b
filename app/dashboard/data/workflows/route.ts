import { startWorkflow } from '@/lib/domain/workflows/operations/start-workflow';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(startWorkflow);
