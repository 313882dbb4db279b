import { listFileVersions } from '@/lib/domain/files/operations/list-file-versions';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listFileVersions);
