import { previewDraft } from '@/lib/domain/signatures/operations/preview-draft';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(previewDraft);
