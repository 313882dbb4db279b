import { getConfirmPicture } from '@/lib/domain/signatures/operations/get-confirm-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getConfirmPicture);
