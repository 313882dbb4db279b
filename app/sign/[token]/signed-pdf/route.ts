import { downloadOwnCopy } from '@/lib/domain/signatures/operations/download-own-copy';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadOwnCopy);
