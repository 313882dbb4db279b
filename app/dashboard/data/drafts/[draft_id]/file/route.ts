import { chooseDraftFile } from '@/lib/domain/signatures/operations/choose-draft-file';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(chooseDraftFile);
