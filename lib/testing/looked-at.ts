import { POST as restore } from '@/app/dashboard/data/workflows/[wkf_id]/documents/[doc_id]/restore/route';
import { GET as look } from '@/app/dashboard/data/workflows/[wkf_id]/documents/[doc_id]/route';
import { GET as picture } from '@/app/dashboard/data/workflows/[wkf_id]/documents/[doc_id]/sides/[side]/[page]/route';
import { GET as pages } from '@/app/dashboard/data/workflows/[wkf_id]/documents/[doc_id]/sides/[side]/route';
import { POST as texts } from '@/app/dashboard/data/workflows/[wkf_id]/documents/[doc_id]/texts/route';
import { GET as versions } from '@/app/dashboard/data/workflows/[wkf_id]/documents/[doc_id]/versions/route';
import { PUT } from '@/app/files/[file_id]/content/route';
import { setMember } from '@/lib/domain/accounts/teams';
import type { RouteHandler } from '@/lib/surfaces/http/handle';
import { makeAccount } from './account';
import { call } from './call';
import { browserOf } from './drafts';
import { plainDocx } from './plain-docx';
import { sendTo } from './upload';
import { makeWorkflow } from './workflows';

/** What a signed-in person does on the page of a document. */
export async function lookerAt(place: { wkf_id: string; doc_id: string }, personId: string, actingFor?: string) {
  const { headers } = await browserOf(personId, actingFor);
  const at = (route: RouteHandler, params: Record<string, string> = {}, more: object = {}) =>
    call(route, { headers, params: { ...place, ...params }, ...more });
  return {
    headers,
    look: () => at(look),
    pages: (side: string) => at(pages, { side }),
    picture: (side: string, page = '1', query = 'w=480') => at(picture, { side, page }, { url: `http://localhost:3000/?${query}` }),
    texts: (sent: Record<string, string>) => at(texts, {}, { method: 'POST', body: { texts: sent } }),
    versions: () => at(versions),
    restore: (version: number) => at(restore, {}, { method: 'POST', body: { version } }),
  };
}

/** A workflow whose one document is looked at by its owner. */
export async function lookedAt({ paragraphs, body }: { paragraphs?: string[]; body?: Record<string, unknown> } = {}) {
  const { key, account } = await makeAccount({ name: 'Kim Keller' });
  const made = await makeWorkflow({ key, accountId: account.id, ...(paragraphs ? { paragraphs } : {}), ...(body ? { body } : {}) });
  const place = { wkf_id: made.workflow.id as string, doc_id: made.documentId };
  const newVersion = (...texts: string[]) =>
    sendTo(PUT, { key, id: made.fileId, method: 'PUT', body: plainDocx(texts.join('</w:t></w:r></w:p><w:p><w:r><w:t>')) });
  /** Somebody who may look, and change nothing. */
  const asViewer = async () => {
    const { ownerId } = (await makeAccount()).account;
    await setMember(account.id, ownerId, 'viewer');
    return lookerAt(place, ownerId, account.id);
  };
  return { ...made, key, account, place, newVersion, asViewer, looker: await lookerAt(place, account.ownerId) };
}
