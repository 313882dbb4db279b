import { getOwnPicture } from '@/lib/domain/signatures/operations/get-own-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getOwnPicture);
