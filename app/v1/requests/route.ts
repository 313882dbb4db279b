import { listRequests } from '@/lib/domain/signatures/operations/list-requests';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listRequests, sendForSignature);
