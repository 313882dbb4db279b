import { resendConfirmation } from '@/lib/domain/signatures/operations/resend-confirmation';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(resendConfirmation, { back: ({ token }) => `/confirm/${token}` });
