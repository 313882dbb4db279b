'use client';
import { useState } from 'react';
import { languageOfTag } from '@/lib/core/i18n/accept-language';
import { format } from '@/lib/core/i18n/format';
import type { EditedDocument } from '@/lib/domain/workflows/editing/definition';
import { type StartingPoint, startingPoints } from '@/lib/domain/workflows/gallery/rules';
import { usePageFetch } from '../../dashboard/page-account';
import { useEditing } from '../editor/editing';
import { ask } from '../state/client';
import { GalleryNotes } from './gallery-notes';
import { PointPicture } from './point-picture';
import { PointWords } from './point-words';

export type TakenPoint = { file: { id: string; name: string }; outputName: string; signature: EditedDocument['signature'] };

/** Adds a document of the gallery, in the language that the workflow writes in. */
export function AddPoint({ add, hasPictures }: { add: (taken: TakenPoint) => void; hasPictures: boolean }) {
  const { state, shown, words, language } = useEditing();
  const fetch = usePageFetch();
  const [adding, setAdding] = useState<StartingPoint | null>(null);
  const [failed, setFailed] = useState<StartingPoint | null>(null);
  const { gallery } = words;
  const pictured = languageOfTag(shown.language.toLowerCase()) ?? language;

  const take = async (point: StartingPoint) => {
    setFailed(null);
    setAdding(point);
    const answer = await ask<TakenPoint>(fetch, `/dashboard/data/workflows/${state.view.id}/gallery`, { template: point });
    setAdding(null);
    if (answer.kind === 'done') add(answer.value);
    else setFailed(point);
  };
  const said = adding ? format(gallery.adding, { name: gallery.names[adding] }) : failed ? format(gallery.failed, { name: gallery.names[failed] }) : '';
  return (
    <div className="grid gap-3 pt-1">
      <GalleryNotes words={words} hasPictures={hasPictures} />
      <p role="status" className={said === '' ? 'sr-only' : `text-sm ${failed ? 'text-danger' : 'text-ink-quiet'}`}>
        {said}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {startingPoints.map((point) => (
          <li key={point}>
            <button
              type="button"
              aria-disabled={adding !== null}
              onClick={() => adding === null && void take(point)}
              className="grid w-full content-start rounded border border-line bg-surface hover:border-ink aria-disabled:opacity-60"
            >
              <PointPicture point={point} language={pictured} hasPictures={hasPictures} missing={gallery.noPicture} />
              <PointWords point={point} words={words} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
