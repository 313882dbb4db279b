import { listOutputs } from '@/lib/domain/automations/operations/list-outputs';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listOutputs);
