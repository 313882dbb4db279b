import { dropExample } from '@/lib/domain/workflows/operations/drop-example';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(dropExample);
