import { exportOwn } from '@/lib/domain/accounts/operations/export-own';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(exportOwn);
