import { createOutgoingWebhook } from '@/lib/domain/workflows/operations/create-outgoing-webhook';
import { getOutgoingWebhook } from '@/lib/domain/workflows/operations/get-outgoing-webhook';
import { removeOutgoingWebhook } from '@/lib/domain/workflows/operations/remove-outgoing-webhook';
import { updateOutgoingWebhook } from '@/lib/domain/workflows/operations/update-outgoing-webhook';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getOutgoingWebhook, createOutgoingWebhook, updateOutgoingWebhook, removeOutgoingWebhook);
