import { stopOutputs } from '@/lib/domain/automations/operations/stop-outputs';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(stopOutputs, { back: ({ token }) => `/stop/${token}` });
