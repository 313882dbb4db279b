/** A family that was not there, and what stands in its place. */
export type ReplacedFont = {
  asked: string;
  used: string;
  /** Whether its letters are as wide as those asked for: lines and pages then break as before. */
  sameWidths: boolean;
};

/** What office-child.ts is started with. */
export type OfficeSettings = {
  /** The folder of LibreOffice's libraries, and the one that holds its kit. */
  program: string;
  library: string;
  /** The folder of the child alone. */
  folder: string;
  /** Who it goes on as once its own code is loaded; absent where it need not change. */
  user?: { uid: number; gid: number } | undefined;
  /** Megabytes beyond which it ends itself. */
  memoryMb: number;
};

export type OfficeAnswer = { pdf: Uint8Array; pages: number; replacedFonts: ReplacedFont[] /** Megabytes in use after the job. */; memoryMb: number };

/** What office-child.ts does. */
export type OfficeJobs = { convert: (job: { bytes: Uint8Array; kind: 'docx' | 'pptx'; fonts: string[] }) => OfficeAnswer };

/** What the child says once it can take a job, and its last words where memory ran out. */
export const READY = 'ready';
export const OUT_OF_MEMORY = 'out of memory: the document needs too much';
