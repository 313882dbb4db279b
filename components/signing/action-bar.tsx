'use client';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../ui/button';
import { useDesk } from './desk';
import { isDone, toDo } from './draft';

/** The one next thing to do, always in reach. */
export function ActionBar({ onGoOn }: { onGoOn: () => void }) {
  const { view, fields, draft, messages } = useDesk();
  const all = toDo(fields);
  const done = all.filter((field) => isDone(field, draft)).length;
  const label = done === all.length ? messages.review : done === 0 ? messages.start : messages.next;
  return (
    <div className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-[55rem] items-center justify-between gap-4 px-4 py-2.5 [@media(max-height:440px)]:py-1">
        <div className="grid gap-1.5">
          <p role="status" className="text-sm text-ink-quiet tabular-nums">
            {format(messages.progress, { done, total: all.length }, view.language)}
          </p>
          <div className="h-1 w-24 overflow-hidden rounded-full bg-line md:w-40 forced-colors:outline" aria-hidden="true">
            <div
              className="h-full origin-left bg-accent forced-color-adjust-none forced-colors:bg-[CanvasText] transition-transform"
              style={{ transform: `scaleX(${all.length ? done / all.length : 1})` }}
            />
          </div>
        </div>
        <Button kind="primary" onClick={onGoOn}>
          {label}
        </Button>
      </div>
    </div>
  );
}
