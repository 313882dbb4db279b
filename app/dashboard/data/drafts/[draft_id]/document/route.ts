import { getDraftDocument } from '@/lib/domain/signatures/operations/get-draft-document';
import { putDraftDocument } from '@/lib/domain/signatures/operations/put-draft-document';
import { removeDraftDocument } from '@/lib/domain/signatures/operations/remove-draft-document';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getDraftDocument, putDraftDocument, removeDraftDocument);
