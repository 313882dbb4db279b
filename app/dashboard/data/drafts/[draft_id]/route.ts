import { deleteDraft } from '@/lib/domain/signatures/operations/delete-draft';
import { getDraft } from '@/lib/domain/signatures/operations/get-draft';
import { updateDraft } from '@/lib/domain/signatures/operations/update-draft';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getDraft, updateDraft, deleteDraft);
