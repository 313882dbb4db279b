import { retryAutomation } from '@/lib/domain/automations/operations/retry-automation';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(retryAutomation);
