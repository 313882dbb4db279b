import { cancelOwnRequest } from '@/lib/domain/signatures/operations/cancel-own-request';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(cancelOwnRequest, { back: () => '/keys' });
