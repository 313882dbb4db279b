import { getDocumentPicture } from '@/lib/domain/workflows/operations/get-document-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getDocumentPicture);
