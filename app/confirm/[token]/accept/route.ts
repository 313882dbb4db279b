import { confirmRequest } from '@/lib/domain/signatures/operations/confirm-request';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(confirmRequest, {
  next: ({ token }, { signToken }) => (signToken ? `/sign/${signToken}` : `/confirm/${token}`),
  back: ({ token }) => `/confirm/${token}`,
});
