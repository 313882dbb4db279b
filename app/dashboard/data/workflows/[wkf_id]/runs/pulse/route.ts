import { getRunsPulse } from '@/lib/domain/automations/operations/get-runs-pulse';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getRunsPulse);
