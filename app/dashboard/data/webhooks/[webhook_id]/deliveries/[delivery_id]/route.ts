import { getSentDelivery } from '@/lib/domain/webhooks/operations/get-sent-delivery';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getSentDelivery);
