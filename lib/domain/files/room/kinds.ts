import { fileKinds } from '../hosted/file-kinds';
import type { RoomKind } from '../rules';

const read: readonly string[] = [fileKinds.pdf.mimeType, fileKinds.png.mimeType, fileKinds.jpg.mimeType];

export const roomKindOf = ({ origin, mimeType }: { origin: string; mimeType: string }): RoomKind =>
  origin === 'output' ? 'output' : read.includes(mimeType) ? 'document' : 'template';
