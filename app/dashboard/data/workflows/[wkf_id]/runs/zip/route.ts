import { saveRunOutputs } from '@/lib/domain/automations/operations/save-run-outputs';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(saveRunOutputs);
