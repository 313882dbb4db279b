import { previewDraftPicture } from '@/lib/domain/signatures/operations/preview-draft-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(previewDraftPicture);
