import { endOtherSessions } from '@/lib/domain/accounts/operations/end-other-sessions';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(endOtherSessions, { back: () => '/dashboard/settings', next: () => '/dashboard/settings?done=others' });
