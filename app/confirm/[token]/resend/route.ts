import { resendConfirmation } from '@/lib/domain/signatures/operations/resend-confirmation';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(resendConfirmation, {
  next: ({ token }, { resent }) => `/confirm/${token}${resent ? '?done=resent' : ''}`,
  back: ({ token }) => `/confirm/${token}`,
});
