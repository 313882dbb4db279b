import { explainSource } from '@/lib/domain/automations/operations/explain-source';
import { receiveSourceEvent } from '@/lib/domain/automations/operations/receive-source-event';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(explainSource, receiveSourceEvent);
