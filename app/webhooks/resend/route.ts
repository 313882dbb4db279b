import { receiveMailReport } from '@/lib/domain/mail/operations/receive-mail-report';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(receiveMailReport);
