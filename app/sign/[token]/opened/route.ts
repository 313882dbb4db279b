import { recordOpening } from '@/lib/domain/signatures/operations/record-opening';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(recordOpening);
