import { saveRefusedRows } from '@/lib/domain/automations/operations/save-refused-rows';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(saveRefusedRows);
