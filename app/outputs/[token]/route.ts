import { openOutput } from '@/lib/domain/automations/operations/open-output';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(openOutput);
