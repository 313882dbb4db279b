import { verifyDocument } from '@/lib/domain/signatures/operations/verify-document';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(verifyDocument);
