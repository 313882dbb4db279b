import { rerunAutomation } from '@/lib/domain/automations/operations/rerun-automation';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(rerunAutomation);
