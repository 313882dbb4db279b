import { listDocumentPages } from '@/lib/domain/workflows/operations/list-document-pages';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listDocumentPages);
