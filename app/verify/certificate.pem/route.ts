import { downloadSealCertificate } from '@/lib/domain/signatures/operations/download-seal-certificate';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadSealCertificate);
