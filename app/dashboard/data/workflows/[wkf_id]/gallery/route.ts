import { addStartingPoint } from '@/lib/domain/workflows/operations/add-starting-point';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(addStartingPoint);
