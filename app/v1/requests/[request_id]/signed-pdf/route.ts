import { downloadSignedPdf } from '@/lib/domain/signatures/operations/download-signed-pdf';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadSignedPdf);
