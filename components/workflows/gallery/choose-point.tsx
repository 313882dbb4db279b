'use client';
import { useRef } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import { type StartingPoint, startingPoints } from '@/lib/domain/workflows/gallery/rules';
import { withoutBreaks } from '@/lib/words/without-breaks';
import type { WorkflowsWords } from '../words';
import { GalleryNotes } from './gallery-notes';
import { PointPicture } from './point-picture';
import { PointWords } from './point-words';

type Props = { words: WorkflowsWords; language: Language; hasPictures: boolean };

/** Within the form that begins a workflow: what it begins with. A choice gives the workflow its name, as long as nobody typed another. */
export function ChoosePoint({ words, language, hasPictures }: Props) {
  const given = useRef('');
  const { gallery } = words;
  const choose = (input: HTMLInputElement, point: StartingPoint | null) => {
    const name = input.form?.elements.namedItem('name');
    if (!(name instanceof HTMLInputElement) || (name.value !== '' && name.value !== given.current)) return;
    given.current = point ? withoutBreaks(gallery.names[point]) : '';
    name.value = given.current;
  };
  const card =
    'relative grid content-start rounded border border-line bg-surface has-checked:border-accent has-checked:outline-1 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-accent hover:border-ink';
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{gallery.title}</legend>
      <GalleryNotes words={words} hasPictures={hasPictures} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {[null, ...startingPoints].map((point) => (
          <label key={point ?? ''} className={card}>
            <input
              type="radio"
              name="template"
              value={point ?? ''}
              defaultChecked={point === null}
              onChange={({ target }) => choose(target, point)}
              className="absolute top-2 left-2 z-10 size-5 accent-accent"
            />
            {point ? (
              <>
                <PointPicture point={point} language={language} hasPictures={hasPictures} missing={gallery.noPicture} />
                <PointWords point={point} words={words} />
              </>
            ) : (
              <>
                <span className="block aspect-[4/3] rounded-t border-b border-dashed border-line" />
                <span className="grid content-start gap-0.5 p-3">
                  <span className="font-medium">{gallery.none}</span>
                  <span className="text-sm text-ink-quiet">{gallery.noneLead}</span>
                </span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
