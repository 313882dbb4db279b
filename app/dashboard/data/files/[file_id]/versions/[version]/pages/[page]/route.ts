import { getOwnFilePicture } from '@/lib/domain/files/operations/get-own-file-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getOwnFilePicture);
