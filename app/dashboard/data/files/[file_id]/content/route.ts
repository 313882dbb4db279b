import { saveOwnFile } from '@/lib/domain/files/operations/save-own-file';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(saveOwnFile);
