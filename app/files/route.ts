import { listFiles } from '@/lib/domain/files/operations/list-files';
import { uploadFile } from '@/lib/domain/files/operations/upload-file';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listFiles, uploadFile);
