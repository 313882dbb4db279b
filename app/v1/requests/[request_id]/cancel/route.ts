import { cancelSignatureRequest } from '@/lib/domain/signatures/operations/cancel-signature-request';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(cancelSignatureRequest);
