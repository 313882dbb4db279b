import { signDocument } from '@/lib/domain/signatures/operations/sign-document';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(signDocument, { back: ({ token }) => `/sign/${token}` });
