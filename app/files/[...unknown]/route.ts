import { serveUnknown } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serveUnknown();
