import { deleteOwnAccount } from '@/lib/domain/departures/operations/delete-own-account';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(deleteOwnAccount, { back: () => '/dashboard/settings', next: () => '/' });
