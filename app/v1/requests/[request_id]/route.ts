import { getSignatureStatus } from '@/lib/domain/signatures/operations/get-signature-status';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getSignatureStatus);
