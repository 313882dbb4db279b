import { detailCode } from '@/components/dashboard/files/problem-code';
import { uploadFile } from '@/lib/domain/files/operations/upload-file';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(byWay(uploadFile, 'own'), {
  next: (_params, { id }) => `/dashboard/files/${id}?done=uploaded`,
  back: () => '/dashboard/files',
  problem: detailCode,
});
