import { lookAtDocument } from '@/lib/domain/workflows/operations/look-at-document';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(lookAtDocument);
