import { getSourcePulse } from '@/lib/domain/workflows/operations/get-source-pulse';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getSourcePulse);
