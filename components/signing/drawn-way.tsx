'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { BOX, MOST_POINTS, type Strokes } from '@/lib/domain/signatures/signing/strokes';
import { Button } from '../ui/button';
import { untilItComes } from '../ui/until-it-comes';
import { useDesk } from './desk';

type Props = { strokes: Strokes; onStrokes: (strokes: Strokes) => void; problem: string | null };

const PEN = 'oklch(0.25 0.025 265)';

/** Strokes live in the box's units; the canvas is only their picture, made anew whenever its size changes. */
export function DrawnWay({ strokes, onStrokes, problem }: Props) {
  const { messages } = useDesk();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [blocked, setBlocked] = useState(false);

  const paint = useEffectEvent((drawn = strokes) => {
    const element = canvas.current;
    if (!element || !pad.current || element.clientWidth === 0) return;
    const sharpness = Math.max(devicePixelRatio, 1);
    element.width = element.clientWidth * sharpness;
    element.height = element.clientHeight * sharpness;
    element.getContext('2d')?.scale(sharpness, sharpness);
    const scale = element.clientWidth / BOX.width;
    pad.current.fromData(
      drawn.map((stroke) => ({
        penColor: PEN,
        dotSize: 0,
        minWidth: 1,
        maxWidth: 2.5,
        velocityFilterWeight: 0.7,
        compositeOperation: 'source-over' as const,
        points: stroke.map(([x = 0, y = 0], index) => ({ x: x * scale, y: y * scale, time: index * 16, pressure: 0.5 })),
      })),
    );
  });
  const take = useEffectEvent(() => {
    const element = canvas.current;
    if (element && pad.current) onStrokes(toBox(pad.current, element.clientWidth));
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    const sized = new ResizeObserver(() => paint());
    void untilItComes(() => import('signature_pad')).then(({ default: Pad }) => {
      if (gone) return;
      if (!element.getContext('2d')) return setBlocked(true);
      pad.current = new Pad(element, { penColor: PEN, minWidth: 1, maxWidth: 2.5, minDistance: 3 });
      pad.current.addEventListener('endStroke', () => take());
      sized.observe(element);
    });
    return () => {
      gone = true;
      sized.disconnect();
      pad.current?.off();
      pad.current = null;
    };
  }, []);
  useEffect(() => paint(strokes), [strokes]);

  return (
    <div className="grid gap-2">
      {/* The problem takes the place of the hint, so that the pad does not move under the pen. */}
      {problem ? (
        <p role="alert" className="min-h-15 text-sm text-danger">
          {problem}
        </p>
      ) : (
        <p className="min-h-15 text-sm text-ink-quiet [@media(max-height:440px)]:hidden">{blocked ? messages.drawBlocked : messages.drawHint}</p>
      )}
      <div className="relative mx-auto aspect-[3/1] w-full max-w-[max(12rem,calc((100dvh-15rem)*3))] rounded border border-line-strong bg-sheet">
        <span className="absolute inset-x-6 bottom-1/4 border-b border-line-strong/60" aria-hidden="true" />
        <canvas ref={canvas} role="img" aria-label={messages.drawLabel} className="absolute inset-0 size-full touch-none select-none" />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" isInactive={strokes.length === 0} onClick={() => onStrokes(strokes.slice(0, -1))}>
          {messages.undo}
        </Button>
        <Button kind="quiet" isInactive={strokes.length === 0} onClick={() => onStrokes([])}>
          {messages.clear}
        </Button>
      </div>
    </div>
  );
}

function toBox(pad: SignaturePad, width: number): Strokes {
  const scale = BOX.width / width;
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value * scale)) * 10) / 10;
  let strokes = pad.toData().map(({ points }) => points.map(({ x, y }) => [within(x, BOX.width), within(y, BOX.height)]));
  while (strokes.flat().length > MOST_POINTS) strokes = strokes.map((stroke) => stroke.filter((_, index) => index % 2 === 0 || index === stroke.length - 1));
  return strokes;
}
