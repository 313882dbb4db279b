import { getDeliveriesPulse } from '@/lib/domain/webhooks/operations/get-deliveries-pulse';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getDeliveriesPulse);
