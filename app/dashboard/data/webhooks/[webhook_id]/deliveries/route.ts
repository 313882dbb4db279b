import { listSentDeliveries } from '@/lib/domain/webhooks/operations/list-sent-deliveries';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listSentDeliveries);
