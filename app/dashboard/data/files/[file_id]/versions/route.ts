import { detailCode } from '@/components/dashboard/files/problem-code';
import { addFileVersion } from '@/lib/domain/files/operations/add-file-version';
import { serveForm } from '@/lib/surfaces/http/serve-form';

const page = ({ file_id }: Record<string, string>) => `/dashboard/files/${file_id}`;

export const { POST } = serveForm(addFileVersion, { next: (params) => `${page(params)}?done=version`, back: page, problem: detailCode });
