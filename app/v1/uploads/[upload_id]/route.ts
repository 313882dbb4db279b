import { uploadPdf } from '@/lib/domain/files/operations/upload-pdf';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(uploadPdf);
