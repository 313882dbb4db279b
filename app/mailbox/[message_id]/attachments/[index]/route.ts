import { downloadMailboxAttachment } from '@/lib/domain/mail/operations/download-mailbox-attachment';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(downloadMailboxAttachment);
