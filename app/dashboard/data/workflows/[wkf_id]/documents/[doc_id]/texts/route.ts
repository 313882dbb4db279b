import { tryTexts } from '@/lib/domain/workflows/operations/try-texts';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(tryTexts);
