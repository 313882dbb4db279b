import { listTemplateVersions } from '@/lib/domain/workflows/operations/list-template-versions';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(listTemplateVersions);
