import { getPagePicture } from '@/lib/domain/signatures/operations/get-page-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getPagePicture);
