import { restoreTemplate } from '@/lib/domain/workflows/operations/restore-template';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(restoreTemplate);
