import { declineConfirmation } from '@/lib/domain/signatures/operations/decline-confirmation';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(declineConfirmation, {
  next: ({ token }, { blocked }) => `/confirm/${token}${blocked ? '?done=blocked' : ''}`,
  back: ({ token }) => `/confirm/${token}`,
});
