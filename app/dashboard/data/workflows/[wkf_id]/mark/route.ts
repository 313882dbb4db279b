import { getEditorMark } from '@/lib/domain/workflows/operations/get-editor-mark';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getEditorMark);
