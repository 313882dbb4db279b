'use client';
import { createContext, use } from 'react';
import type { Editor } from '../state/use-editor';
import type { Speaking } from '../words';
import type { EditorCommand } from './editor-commands';

/** What the parts of the editor share. */
export type Editing = Editor &
  Speaking & {
    mayEdit: boolean;
    /** What the post held that stands as the example; null before the first, while it is read, or once it was erased. */
    sample: Record<string, unknown> | null;
    jumpTo: (id: string) => void;
    /** What can be done, by whatever it is asked for. */
    commands: readonly EditorCommand[];
  };

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('Place this inside the editor of a workflow.');
  return editing;
}
