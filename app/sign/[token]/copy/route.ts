import { askForCopy } from '@/lib/domain/signatures/operations/ask-for-copy';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(askForCopy, { back: ({ token }) => `/sign/${token}` });
