import { getDocument } from '@/lib/domain/workflows/operations/get-document';
import { removeDocument } from '@/lib/domain/workflows/operations/remove-document';
import { updateDocument } from '@/lib/domain/workflows/operations/update-document';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getDocument, updateDocument, removeDocument);
