import { downloadSignedPdf } from '@/lib/domain/signatures/operations/download-signed-pdf';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(byWay(downloadSignedPdf, 'own'));
