import { type Auth, CredentialRefused, textIn, within } from '@/lib/core/auth';
import { type Act, acts } from '../accounts/access';
import { type AccountScope, accountScopeOf, insistOn } from '../accounts/scope';
import { type DeliveryRow, findDelivery } from './deliveries/log/store';
import { webhookErrors } from './errors';
import { findEndpoint } from './find-endpoint';
import type { EndpointRow } from './store';

export type OpenedEndpoint = { scope: AccountScope; endpoint: EndpointRow };

/** One endpoint of the caller's account, or of a workflow that the caller sees, in the role held there. One of others is as one that is not there. */
export const byEndpoint = (act: Act): Auth<OpenedEndpoint> => ({
  takes: ['key', 'session'],
  rejected: 'refused',
  errors: [webhookErrors.notFound],
  ...(acts[act].changes ? { onlyChangers: true } : {}),
  async open(caller, given) {
    const scope = accountScopeOf(caller);
    if (!scope) throw new CredentialRefused('missing');
    const endpoint = await findEndpoint(scope, textIn(given, 'webhook_id'));
    insistOn({ ...scope, role: endpoint?.role ?? scope.role }, act);
    if (!endpoint) throw webhookErrors.notFound();
    return { scope, endpoint };
  },
});

export type OpenedDelivery = OpenedEndpoint & { delivery: DeliveryRow };

/** One delivery of such an endpoint. */
export const byDelivery = (act: Act): Auth<OpenedDelivery> =>
  within(byEndpoint(act), webhookErrors.deliveryNotFound, async ({ endpoint }, given) => {
    const delivery = await findDelivery(endpoint.id, textIn(given, 'delivery_id'));
    return delivery && { delivery };
  });
