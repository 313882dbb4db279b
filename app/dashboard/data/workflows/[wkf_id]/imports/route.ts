import { checkImport } from '@/lib/domain/automations/operations/check-import';
import { serveForm } from '@/lib/surfaces/http/serve-form';

const page = (workflow = '') => `/dashboard/workflows/${workflow}/import`;

export const { POST } = serveForm(checkImport, {
  next: ({ wkf_id }, { id }) => `${page(wkf_id)}/${id}`,
  back: ({ wkf_id }) => page(wkf_id),
  problem: ({ code, details }) => details?.[0]?.code ?? code,
});
