import { replayEvent } from '@/lib/domain/automations/operations/replay-event';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(replayEvent);
