import { restoreFileVersion } from '@/lib/domain/files/operations/restore-file-version';
import { serveForm } from '@/lib/surfaces/http/serve-form';

const page = ({ file_id }: Record<string, string>) => `/dashboard/files/${file_id}`;

export const { POST } = serveForm(restoreFileVersion, { next: (params) => `${page(params)}?done=restored`, back: page });
