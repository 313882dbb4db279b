'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { formatDateTime } from '@/lib/core/i18n/format';
import type { FieldKind, Party } from '@/lib/domain/signatures/rules';
import { type SendDesk as Desk, SendDeskProvider, type Zoom } from './desk';
import { DeskFrame } from './desk-frame';
import { DocumentPart } from './document/document-part';
import { heldBy, useDocument } from './document/use-document';
import { DraftNotice } from './draft/draft-notice';
import { SaveLine } from './draft/save-line';
import { useDraft } from './draft/use-draft';
import type { DraftView, Letter } from './draft/view';
import type { EditorAction } from './editor/editor';
import type { PageSize } from './editor/field';
import { FieldsPart } from './fields/fields-part';
import { spoken } from './fields/spoken';
import { Foot } from './foot/foot';
import { LookButton } from './foot/look';
import { DocumentPagesPart } from './pages/document-pages-part';
import { PeoplePart } from './people/people-part';
import type { Setting } from './send-words';

type Props = { draft: DraftView | null; setting: Setting };

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The page that sends a document: the document, its fields, and people and words, of one draft that is saved while it changes. */
export function SendDesk({ draft, setting }: Props) {
  const { words, language, limits } = setting;
  const empty: Letter = useMemo(
    () => ({ title: '', signer: { name: '', email: '' }, senderSigns: false, message: '', language, delivery: 'email', certificate: true, markdown: null }),
    [language],
  );
  const { view, letter, write, show, editor, dispatch, saver, saveState, stand, refresh } = useDraft(draft, empty);
  const sayProblem = useCallback(
    (problem: 'wrongKind' | 'tooLarge') => words.document[problem].replace('{size}', String(limits.megabytes)),
    [words, limits.megabytes],
  );
  const taken = useCallback((markdown: string) => show({ markdown }), [show]);
  const held = useDocument(draft, { saver, refresh, taken, mostBytes: limits.megabytes * BYTES_PER_MEGABYTE, sayProblem });
  const [pages, setPages] = useState<readonly PageSize[]>(draft?.document.kind === 'pdf' ? draft.document.pages : []);
  const [armed, arm] = useState<FieldKind | null>(null);
  const [party, chooseParty] = useState<Party>('signer');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const said = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => {
    if (said.current) said.current.textContent = text;
  }, []);
  const act = (action: EditorAction) => {
    dispatch({ ...action, pages });
    const text = spoken(action, editor, pages, words, language);
    if (text) say(text);
    // What was removed, or its button, had the focus: it goes to the neighbour that is selected now, else to the fields’ part, whose keys go on working.
    if (action.type === 'remove') requestAnimationFrame(focusNeighbour);
  };
  const takeTheirs = (fresh: DraftView) => {
    stand(fresh);
    held.setDocument(heldBy(fresh));
    setPages(fresh.document.kind === 'pdf' ? fresh.document.pages : []);
  };

  const chooseFile = (file: File) => {
    if (!letter.title.trim()) write({ title: file.name.replace(/\.[a-z]+$/i, '') });
    held.chooseFile(file);
  };

  const desk: Desk = {
    ...setting,
    ...held,
    chooseFile,
    view,
    saver,
    saveState,
    letter,
    write,
    editor,
    act,
    pages,
    setPages,
    armed,
    arm,
    party,
    chooseParty,
    zoom,
    setZoom,
    say,
  };
  return (
    <SendDeskProvider value={desk}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:mx-[max(-14rem,min(0px,(88rem-100vw)/2))]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="min-w-0 font-serif text-2xl font-semibold wrap-anywhere">{letter.title.trim() || words.title}</h1>
          <div className="flex flex-wrap items-center gap-3">
            <SaveLine sayTime={(iso) => formatDateTime(new Date(iso), language, zoneOf(setting))} />
            <LookButton />
          </div>
        </div>
        <DraftNotice takeTheirs={takeTheirs} />
        <DeskFrame
          tools={
            held.document.kind === 'none' ? null : (
              <>
                <DocumentPart />
                <FieldsPart />
              </>
            )
          }
          pages={<DocumentPagesPart />}
          people={<PeoplePart />}
        />
        <Foot />
      </div>
      <p ref={said} aria-live="polite" className="sr-only" />
    </SendDeskProvider>
  );
}

const focusNeighbour = (): void =>
  (document.querySelector<HTMLElement>('[data-field][aria-pressed="true"]') ?? document.getElementById('send-fields'))?.focus();

const zoneOf = ({ timeZone }: Setting): string => timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
