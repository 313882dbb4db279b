import { addressOfRequest } from '@/components/requests/addresses';
import { resendMail } from '@/lib/domain/signatures/operations/resend-mail';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(resendMail, {
  next: ({ request_id }) => `${addressOfRequest(request_id)}?done=resent`,
  back: ({ request_id }) => addressOfRequest(request_id),
});
