import { getRequestPulse } from '@/lib/domain/signatures/operations/get-request-pulse';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getRequestPulse);
