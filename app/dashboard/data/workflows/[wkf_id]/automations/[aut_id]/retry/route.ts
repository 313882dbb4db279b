import { retryAutomation } from '@/lib/domain/automations/operations/retry-automation';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(byWay(retryAutomation, 'own'), { next: () => '/dashboard?done=retried', back: () => '/dashboard' });
