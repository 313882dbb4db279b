import { proveStorage } from './blobs';
import { StorageFailure } from './storage-errors';

/** Why nothing could be stored, as a start says it; null where storage works. */
export async function storageProblem(): Promise<string | null> {
  try {
    await proveStorage();
    return null;
  } catch (error) {
    if (error instanceof StorageFailure) return error.message;
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC')
      return `The data folder cannot be used: its disk is full${path ? `, at ${path}` : ''}. Make room there, or set DATA_DIR to a folder elsewhere.`;
    return code && path
      ? `The data folder cannot be used: ${code} at ${path}. Make it readable and writable for the user that the service runs as.`
      : String(error);
  }
}
