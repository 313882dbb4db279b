import { recentSigners } from '@/lib/domain/signatures/operations/recent-signers';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(recentSigners);
