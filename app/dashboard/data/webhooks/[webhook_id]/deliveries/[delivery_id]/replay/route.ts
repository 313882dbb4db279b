import { sendDeliveryAgain } from '@/lib/domain/webhooks/operations/send-delivery-again';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(sendDeliveryAgain);
