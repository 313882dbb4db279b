import { createDraft } from '@/lib/domain/signatures/operations/create-draft';
import { listDrafts } from '@/lib/domain/signatures/operations/list-drafts';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listDrafts, createDraft);
