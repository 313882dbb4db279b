import { AppError } from '@/lib/core/errors';
import { getOutgoingWebhook } from '@/lib/domain/workflows/operations/get-outgoing-webhook';
import { loadOwn } from '../session';

/** The address that is told of a workflow's runs; null where none is. */
export async function getOutgoingWebhookOf(wkf_id: string): Promise<string | null> {
  try {
    return (await loadOwn(getOutgoingWebhook, { wkf_id })).webhookUrl;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
