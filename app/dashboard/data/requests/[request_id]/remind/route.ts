import { addressAfterAct } from '@/components/requests/addresses';
import { remindSigner } from '@/lib/domain/signatures/operations/remind-signer';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(remindSigner, {
  next: (params, _output, query) => `${addressAfterAct(params, query)}?done=reminded`,
  back: addressAfterAct,
});
