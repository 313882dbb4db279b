/** Decisions, `upload_id`: an upload address takes bytes for an hour; what came in can be used for 24 hours after its last use. */
export const uploadOpenMs = 60 * 60 * 1000;
export const uploadUsableMs = 24 * 60 * 60 * 1000;

/** Decisions, `upload_id`. */
export const uploadIdPattern = /^up_[a-f0-9]{32}$/;

/** Whose upload: an account's, or nobody's where it was made without a key. */
export type UploadOwner = { accountId: string | null; isTest: boolean };

type Times = { openUntil: Date; usableUntil: Date | null };

export const takesBytes = (upload: Times, at: Date): boolean => upload.openUntil > at;

export const isUsable = (upload: Times, at: Date): boolean => upload.usableUntil !== null && upload.usableUntil > at;

export const fileIdPattern = /^file_[0-9A-Za-z]{20}$/;

/** Of a template as it comes. Whoever limits bodies in front reads it too, so this file imports nothing. */
export const maxTemplateMegabytes = 20;
export const maxTemplateBytes = maxTemplateMegabytes * 1024 * 1024;

/** In characters, with its ending. */
export const maxFileNameLength = 200;

/** How a file came to be: sent in, made empty for a workflow, or made by one. */
export const fileOrigins = ['upload', 'blank', 'output'] as const;
export type FileOrigin = (typeof fileOrigins)[number];

/** What the files of an account are told apart by: what is read, what is filled in, and what runs have made. */
export const roomKinds = ['document', 'template', 'output'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Of one folder: its levels, and characters of each. */
export const maxFolderLevels = 5;
export const maxLevelLength = 80;
/** What somebody may type; what is too long of it is cut, level by level. */
export const maxFolderLength = 1_000;
