import { getUploadUrl } from '@/lib/domain/files/operations/get-upload-url';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getUploadUrl);
