import { downloadFile } from '@/lib/domain/files/operations/download-file';
import { replaceFile } from '@/lib/domain/files/operations/replace-file';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadFile, replaceFile);
