import { fileKinds } from '../hosted/file-kinds';

/** What the room narrows its list to: what is read, what is filled in, and what runs have made. */
export const roomKinds = ['document', 'template', 'output'] as const;
export type RoomKind = (typeof roomKinds)[number];

const read: readonly string[] = [fileKinds.pdf.mimeType, fileKinds.png.mimeType, fileKinds.jpg.mimeType];

export const roomKindOf = ({ origin, mimeType }: { origin: string; mimeType: string }): RoomKind =>
  origin === 'output' ? 'output' : read.includes(mimeType) ? 'document' : 'template';
