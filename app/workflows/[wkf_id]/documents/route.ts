import { addDocument } from '@/lib/domain/workflows/operations/add-document';
import { listDocuments } from '@/lib/domain/workflows/operations/list-documents';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listDocuments, addDocument);
