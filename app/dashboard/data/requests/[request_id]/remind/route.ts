import { remindSigner } from '@/lib/domain/signatures/operations/remind-signer';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(remindSigner, { next: () => '/dashboard/requests?done=reminded', back: () => '/dashboard/requests' });
