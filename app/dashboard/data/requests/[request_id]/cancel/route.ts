import { addressAfterAct } from '@/components/requests/addresses';
import { cancelSignatureRequest } from '@/lib/domain/signatures/operations/cancel-signature-request';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(byWay(cancelSignatureRequest, 'own'), {
  next: (params, _output, query) => `${addressAfterAct(params, query)}?done=withdrawn`,
  back: addressAfterAct,
});
