'use client';
import { createContext, type Dispatch, use } from 'react';
import type { FieldKind, Party } from '@/lib/domain/signatures/rules';
import type { HeldDocument } from './document/held-document';
import type { Saver, SaveState } from './draft/saver';
import type { DraftView, Letter } from './draft/view';
import type { Editor, EditorAction } from './editor/editor';
import type { PageSize } from './editor/field';
import type { Setting } from './send-words';

export type Zoom = 'fit' | number;

/** What the parts of the page share. */
export type SendDesk = Setting & {
  /** The draft as the service last told it; null where there is none yet. */
  view: DraftView | null;
  saver: Saver;
  saveState: SaveState;
  letter: Letter;
  write: (changes: Partial<Letter>) => void;
  document: HeldDocument;
  chooseFile: (file: File) => void;
  chooseOwn: (fileId: string, name: string) => void;
  cancelUpload: () => void;
  retryUpload: () => void;
  removeDocument: () => void;
  setDocument: (document: HeldDocument) => void;
  editor: Editor;
  act: Dispatch<EditorAction>;
  /** The PDF's pages as displayed; empty until it is read. */
  pages: readonly PageSize[];
  setPages: (pages: readonly PageSize[]) => void;
  /** The kind that the next tap on a page places. */
  armed: FieldKind | null;
  arm: (kind: FieldKind | null) => void;
  /** For whom the next field is. */
  party: Party;
  chooseParty: (party: Party) => void;
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  /** Says something to screen readers. */
  say: (text: string) => void;
};

const DeskContext = createContext<SendDesk | null>(null);

export const SendDeskProvider = DeskContext.Provider;

export function useSendDesk(): SendDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('Place this inside the page that sends a document.');
  return desk;
}

export const newFieldId = (): string => `f${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
