import { detailCode } from '@/components/dashboard/files/problem-code';
import { deleteFile } from '@/lib/domain/files/operations/delete-file';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(byWay(deleteFile, 'own'), {
  next: () => '/dashboard/files?done=deleted',
  back: ({ file_id }) => `/dashboard/files/${file_id}`,
  problem: detailCode,
});
