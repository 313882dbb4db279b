import { tryOutputEmail } from '@/lib/domain/automations/operations/try-output-email';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(tryOutputEmail);
