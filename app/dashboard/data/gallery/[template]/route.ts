import { getStartingPointPicture } from '@/lib/domain/workflows/operations/get-starting-point-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getStartingPointPicture);
