import { findRequests } from '@/lib/domain/signatures/operations/find-requests';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(findRequests);
