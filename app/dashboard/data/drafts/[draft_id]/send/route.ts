import { sendDraft } from '@/lib/domain/signatures/operations/send-draft';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(sendDraft);
