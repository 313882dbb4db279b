import { declineSigning } from '@/lib/domain/signatures/operations/decline-signing';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(declineSigning, { back: ({ token }) => `/sign/${token}` });
