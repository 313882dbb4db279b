import { moveOwnFile } from '@/lib/domain/files/operations/move-own-file';
import { serveForm } from '@/lib/surfaces/http/serve-form';

const page = ({ file_id }: Record<string, string>) => `/dashboard/files/${file_id}`;

export const { POST } = serveForm(moveOwnFile, { next: (params) => `${page(params)}?done=moved`, back: page });
