import { renewPreview } from '@/lib/domain/workflows/operations/renew-preview';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(renewPreview);
