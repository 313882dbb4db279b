import { endSession } from '@/lib/domain/accounts/operations/end-session';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(endSession, { back: () => '/dashboard/settings', next: () => '/dashboard/settings?done=session' });
