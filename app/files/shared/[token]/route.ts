import { openSharedFile } from '@/lib/domain/files/operations/open-shared-file';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(openSharedFile);
