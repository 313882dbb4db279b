import { explainSource } from '@/lib/domain/automations/operations/explain-source';
import { receiveSourceEvent } from '@/lib/domain/automations/operations/receive-source-event';
import { serve } from '@/lib/surfaces/http/serve';
import { thankInBrowser } from '@/lib/surfaces/http/thank-in-browser';

const served = serve(explainSource, receiveSourceEvent);

export const { GET, PUT, PATCH, DELETE } = served;
export const POST = thankInBrowser(served.POST);
