import { getOutputPicture } from '@/lib/domain/automations/operations/get-output-picture';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getOutputPicture);
