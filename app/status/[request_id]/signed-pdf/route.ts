import { downloadMailedCopy } from '@/lib/domain/signatures/operations/download-mailed-copy';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadMailedCopy);
