import { remindSigner } from '@/lib/domain/signatures/operations/remind-signer';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(remindSigner, { next: () => '/keys?done=reminded#requests', back: () => '/keys' });
