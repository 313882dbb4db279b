'use client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type Editor, type EditorAction, edited, emptyEditor } from '../editor/editor';
import type { EditorField, PageSize } from '../editor/field';
import { createDraft, readDraft, saveDraft } from './client';
import { forgetChanges, keepChanges, keptChanges } from './kept-changes';
import { Saver, type SaveState } from './saver';
import { type DraftPatch, type DraftView, type Letter, letterOf } from './view';

type Edit = EditorAction & { pages: readonly PageSize[] };

/** A draft on its page: what is typed, the fields that are placed, and how far both are saved. */
export function useDraft(given: DraftView | null, empty: Letter) {
  const [view, setView] = useState(given);
  const [letter, setLetter] = useState(() => (given ? letterOf(given) : empty));
  const [editor, dispatch] = useReducer((before: Editor, { pages, ...action }: Edit) => edited(before, action, pages), emptyEditor(given?.fields ?? []));
  const [saveState, setSaveState] = useState<SaveState>(given ? { kind: 'saved', at: given.updatedAt } : { kind: 'new' });
  const [saver] = useState(
    () =>
      new Saver(given && { id: given.id, revision: given.revision }, {
        create: async () => {
          const made = await createDraft();
          // The address names the draft from now on, and a reload opens it; nothing on the page is made anew.
          history.replaceState(null, '', `/dashboard/send/${made.id}`);
          return made;
        },
        save: saveDraft,
        read: readDraft,
        keep: keepChanges,
        forget: forgetChanges,
        isOnline: () => navigator.onLine,
        tell: setSaveState,
      }),
  );

  /** Takes the draft as the service tells it in place of what is here. */
  const stand = useCallback(
    (fresh: DraftView) => {
      saver.stand(fresh);
      setView(fresh);
      setLetter(letterOf(fresh));
      dispatch({ type: 'load', fields: fresh.fields, pages: [] });
    },
    [saver],
  );
  /** Takes only what the service found out about a new document. */
  const refresh = useCallback(async () => {
    const fresh = saver.id ? await readDraft(saver.id) : null;
    if (fresh) setView(fresh);
    return fresh;
  }, [saver]);

  /** Shows what is saved already. */
  const show = useCallback((changes: Partial<Letter>) => setLetter((before) => ({ ...before, ...changes })), []);

  const write = useCallback(
    (changes: Partial<Letter>) => {
      show(changes);
      saver.change(sent(changes));
    },
    [saver, show],
  );

  const saved = useRef<readonly EditorField[]>(editor.fields);
  useEffect(() => {
    if (editor.fields === saved.current) return;
    saved.current = editor.fields;
    // What was loaded is saved already.
    if (editor.past.length + editor.future.length > 0) saver.change({ fields: editor.fields });
  }, [editor, saver]);

  useEffect(() => {
    const kept = saver.id ? keptChanges(saver.id) : null;
    if (!kept) return;
    const { fields, ...rest } = kept.patch;
    setLetter((before) => ({ ...before, ...rest }));
    if (fields) dispatch({ type: 'load', fields, pages: [] });
    saver.takeUp(kept);
  }, [saver]);

  useLeaving(saver);
  useOtherTabs(saver, saveState, stand);
  return { view, letter, write, show, editor, dispatch, saver, saveState, stand, refresh };
}

/** A document that is not written here has no text to send along. */
const sent = ({ markdown, ...rest }: Partial<Letter>): DraftPatch => (markdown === null || markdown === undefined ? rest : { ...rest, markdown });

/** Who leaves the page leaves nothing unsaved; who comes back online need not wait. */
function useLeaving(saver: Saver): void {
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void saver.flush({ keepalive: true });
    };
    const back = () => void saver.flush();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', back);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', back);
      void saver.flush({ keepalive: true });
    };
  }, [saver]);
}

/** Two tabs of one draft agree: what one saves, the other shows, unless it has changes of its own. */
function useOtherTabs(saver: Saver, saveState: SaveState, stand: (fresh: DraftView) => void): void {
  const channel = useRef<BroadcastChannel | null>(null);
  const { id } = saver;
  useEffect(() => {
    if (!id) return;
    const look = async () => {
      if (document.hidden || saver.hasPending) return;
      const fresh = await readDraft(id).catch(() => null);
      if (fresh && !saver.hasPending && fresh.revision > (saver.revision ?? 0)) stand(fresh);
    };
    const own = new BroadcastChannel(`paraph.send.${id}`);
    own.onmessage = ({ data }) => void (data > (saver.revision ?? 0) && look());
    channel.current = own;
    document.addEventListener('visibilitychange', look);
    return () => {
      own.close();
      channel.current = null;
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, saver, stand]);
  useEffect(() => {
    if (saveState.kind === 'saved') channel.current?.postMessage(saver.revision);
  }, [saveState, saver]);
}
