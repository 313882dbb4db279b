import { getPulse } from '@/lib/domain/accounts/operations/get-pulse';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getPulse);
