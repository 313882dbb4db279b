import { countUndelivered } from '@/lib/domain/webhooks/operations/count-undelivered';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(countUndelivered);
