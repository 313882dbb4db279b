'use client';
import type { ReactNode } from 'react';
import { useEditorKeys } from './fields/use-editor-keys';

/** `tools` is null as long as there is nothing to work on. */
type Props = { tools: ReactNode; pages: ReactNode; people: ReactNode };

const column = '@min-[62rem]:-m-1 @min-[62rem]:p-1 @min-[62rem]:sticky @min-[62rem]:top-4 @min-[62rem]:max-h-[calc(100dvh-8rem)] @min-[62rem]:overflow-y-auto';

/** The parts of the page beside each other where there is room, else below each other; and the editor's keys over all of them. */
export function DeskFrame({ tools, pages, people }: Props) {
  const press = useEditorKeys();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what is pressed on the controls inside
    <div onKeyDown={press} className="@container">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-8 @min-[44rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[44rem]:gap-6 ${tools ? '@min-[62rem]:grid-cols-[14rem_minmax(0,1fr)_18rem]' : '@min-[62rem]:grid-cols-[minmax(0,1fr)_18rem]'}`}
      >
        {tools ? (
          <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-8 @min-[44rem]:order-2 @min-[44rem]:gap-6 @min-[62rem]:order-1 ${column}`}>
            {tools}
          </div>
        ) : null}
        <div className="min-w-0 @min-[44rem]:order-1 @min-[44rem]:row-span-2 @min-[62rem]:order-2 @min-[62rem]:row-span-1">{pages}</div>
        <div className={`@min-[44rem]:order-3 ${column}`}>{people}</div>
      </div>
    </div>
  );
}
