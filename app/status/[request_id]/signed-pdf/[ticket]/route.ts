import { downloadByTicket } from '@/lib/domain/signatures/operations/download-by-ticket';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadByTicket);
