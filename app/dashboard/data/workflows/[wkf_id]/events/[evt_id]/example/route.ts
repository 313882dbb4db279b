import { pickExample } from '@/lib/domain/automations/operations/pick-example';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(pickExample);
