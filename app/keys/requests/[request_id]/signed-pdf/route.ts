import { downloadOwnSignedPdf } from '@/lib/domain/signatures/operations/download-own-signed-pdf';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadOwnSignedPdf);
