import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { getPreviewPage } from '@/lib/domain/workflows/operations/get-preview-page';
import { getPreviewPicture } from '@/lib/domain/workflows/operations/get-preview-picture';
import { renewPreview } from '@/lib/domain/workflows/operations/renew-preview';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from './account';
import { call } from './call';
import { nobody } from './nobody';
import { makeWorkflow } from './workflows';

export const keyOf = (previewUrl: string): string => previewUrl.split('/').at(-1) ?? '';

/** What the page of an address shows to somebody who has nothing but that. */
export const readPreview = (previewUrl: string) => perform(getPreviewPage, { key: keyOf(previewUrl) }, nobody);

/** One page of it as a picture. */
export const readPreviewPicture = (previewUrl: string, page = '1', width = '480') =>
  call(serve(getPreviewPicture).GET, { params: { key: keyOf(previewUrl), page }, url: `http://localhost:3000/?w=${width}` });

/** A workflow whose template can be previewed. */
export async function previewed({ paragraphs, body }: { paragraphs?: string[]; body?: Record<string, unknown> } = {}) {
  const { key, account } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id, ...(paragraphs ? { paragraphs } : {}), ...(body ? { body } : {}) });
  const renew = (sent?: Record<string, unknown>, with_: { key?: string; headers?: Record<string, string> } = {}) =>
    call(serve(renewPreview).POST, {
      key,
      method: 'POST',
      params: { wkf_id: made.workflow.id, doc_id: made.documentId },
      ...(sent ? { body: sent } : {}),
      ...with_,
    });
  return { ...made, key, account, previewUrl: made.workflow.documents[0].previewUrl as string, renew };
}

/** A post that the workflow keeps as its example. */
export async function keepSample(workflow: { id: string; source: { id: string } }, accountId: string, values: unknown): Promise<void> {
  const payload = JSON.stringify(values);
  const event = {
    id: newId('evt'),
    sourceId: workflow.source.id,
    workflowId: workflow.id,
    accountId,
    payload,
    bytes: payload.length,
    bodyHash: sha256(payload),
  };
  await transaction(async (tx) => {
    await tx.sourceEvent.create({ data: { ...event, status: 'sample', createdAt: now() } });
    await tx.source.update({ where: { id: workflow.source.id }, data: { sampleEventId: event.id } });
  });
}
