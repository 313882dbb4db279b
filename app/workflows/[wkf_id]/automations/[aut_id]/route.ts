import { getAutomation } from '@/lib/domain/automations/operations/get-automation';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getAutomation);
