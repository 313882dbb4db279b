import { listEvents } from '@/lib/domain/automations/operations/list-events';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listEvents);
