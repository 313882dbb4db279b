import { detailCode } from '@/components/dashboard/files/problem-code';
import { updateFile } from '@/lib/domain/files/operations/update-file';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serveForm } from '@/lib/surfaces/http/serve-form';

const page = ({ file_id }: Record<string, string>) => `/dashboard/files/${file_id}`;

export const { POST } = serveForm(byWay(updateFile, 'own'), { back: page, problem: detailCode });
