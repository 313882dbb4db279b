import { checkDraft } from '@/lib/domain/signatures/operations/check-draft';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(checkDraft);
