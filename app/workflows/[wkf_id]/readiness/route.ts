import { getReadiness } from '@/lib/domain/workflows/operations/get-readiness';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getReadiness);
