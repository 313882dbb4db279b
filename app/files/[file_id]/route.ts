import { deleteFile } from '@/lib/domain/files/operations/delete-file';
import { getFile } from '@/lib/domain/files/operations/get-file';
import { updateFile } from '@/lib/domain/files/operations/update-file';
import { serve } from '@/lib/surfaces/http/serve';

export const { GET, POST, PUT, PATCH, DELETE } = serve(getFile, updateFile, deleteFile);
