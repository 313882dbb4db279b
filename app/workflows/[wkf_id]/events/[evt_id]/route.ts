import { getEvent } from '@/lib/domain/automations/operations/get-event';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getEvent);
