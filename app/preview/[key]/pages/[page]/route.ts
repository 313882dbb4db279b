import { getPreviewPicture } from '@/lib/domain/workflows/operations/get-preview-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getPreviewPicture);
