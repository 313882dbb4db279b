/** How the bytes of a file get to the service. `share` is what has arrived, from 0 to 1. */
export type Upload =
  | { state: 'uploading'; share: number }
  | { state: 'converting' }
  | { state: 'failed' | 'offline' }
  | { state: 'refused'; code: string; message: string };

/** The document as the page holds it. `source` is null where there is no PDF to be shown yet, as of a Word document on its way. */
export type HeldDocument =
  | { kind: 'none'; refusal?: string }
  | { kind: 'markdown' }
  | { kind: 'pdf'; name: string; source: File | string | null; upload: Upload | null };

export const isUploading = (document: HeldDocument): boolean =>
  document.kind === 'pdf' && (document.upload?.state === 'uploading' || document.upload?.state === 'converting');

/** Whether the bytes stopped on their way, and can set out again. */
export const isInterrupted = (document: HeldDocument): boolean =>
  document.kind === 'pdf' && (document.upload?.state === 'failed' || document.upload?.state === 'offline');

/** Whether a file can be a document, by its name and size: `wrongKind` and `tooLarge` say why not. */
export function fileProblem({ name, size }: { name: string; size: number }, mostBytes: number): 'wrongKind' | 'tooLarge' | null {
  if (!/\.(pdf|docx|pptx|md|markdown|txt)$/i.test(name)) return 'wrongKind';
  return size > mostBytes ? 'tooLarge' : null;
}

export const isPdfName = (name: string): boolean => /\.pdf$/i.test(name);
