'use client';
import { useState } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import { isBlank, isWide, type StartingPoint } from '@/lib/domain/workflows/gallery/rules';
import { useTurn } from './use-turn';

type Props = { point: StartingPoint; language: Language; hasPictures: boolean; missing: string };

const widthPx = 480;

/** The first page as it comes out; a sheet of its shape while it is made. It says nothing that the name beside it does not. */
export function PointPicture({ point, language, hasPictures, missing }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const isEmpty = isBlank(point) || !hasPictures || hasFailed;
  const shape = isWide(point) ? 'w-full aspect-video' : 'w-5/6 aspect-[4/5]';
  return (
    <span className="relative flex aspect-[4/3] items-end justify-center overflow-hidden rounded-t bg-line/40 px-3 pt-3">
      <span className={`relative overflow-hidden bg-sheet shadow-sheet ${isWide(point) ? 'mb-3' : ''} ${shape}`}>
        {isEmpty ? (
          isBlank(point) ? null : (
            <span className="absolute inset-0 grid place-items-center p-2 text-center text-sm text-ink-quiet">{missing}</span>
          )
        ) : (
          <>
            <span className="absolute inset-0 animate-pulse bg-line/60" />
            <Drawn address={`/dashboard/data/gallery/${point}?language=${language}&w=${widthPx}`} isWide={isWide(point)} fail={() => setHasFailed(true)} />
          </>
        )}
      </span>
    </span>
  );
}

function Drawn({ address, isWide: across, fail }: { address: string; isWide: boolean; fail: () => void }) {
  const { hasTurn, done } = useTurn();
  const look = `absolute inset-0 size-full ${across ? 'bg-sheet object-contain' : 'object-cover object-top'}`;
  if (!hasTurn)
    return (
      <noscript>
        <img src={address} alt="" loading="lazy" className={look} />
      </noscript>
    );
  const failed = () => {
    done();
    fail();
  };
  return <img src={address} alt="" onLoad={done} onError={failed} className={look} />;
}
