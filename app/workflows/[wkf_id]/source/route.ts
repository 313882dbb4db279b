import { getSource } from '@/lib/domain/workflows/operations/get-source';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getSource);
