import { listAutomations } from '@/lib/domain/automations/operations/list-automations';
import { startAutomation } from '@/lib/domain/automations/operations/start-automation';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listAutomations, startAutomation);
