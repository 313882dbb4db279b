import { downloadPresentedDocument } from '@/lib/domain/signatures/operations/download-presented-document';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadPresentedDocument);
