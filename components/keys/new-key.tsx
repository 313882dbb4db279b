'use client';
import { useEffect, useRef } from 'react';
import { format } from '@/lib/core/i18n/format';
import { Notice } from '../ui/notice';
import { Copyable } from './copyable';
import { exampleCall, exampleModule, exampleSettings } from './example-call';
import type { KeysWords } from './words';

export type MadeKey = { id: string; key: string; name: string; access: 'full' | 'read' };

/** A new key, the one time it is shown, beside lines that work with it as they stand. */
export function NewKey({ made, words: { keys, keysRoom }, baseUrl }: { made: MadeKey; words: KeysWords; baseUrl: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const use = { baseUrl, key: made.key, access: made.access };
  return (
    <Notice kind="success" ref={notice} title={format(keys.newTitle, { name: made.name })} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>{keys.newBody}</p>
      <Copyable text={made.key} label={keys.newLabel} words={keys} wraps />
      <p>{made.access === 'read' ? keysRoom.tryReading : keys.tryIt}</p>
      <Copyable text={exampleCall(use)} label={keys.curlLabel} words={keys} />
      <Other title={keysRoom.ways.typescript} hint={keysRoom.typescriptHint}>
        <Copyable text={exampleModule(use)} label={keysRoom.ways.typescript} words={keys} />
      </Other>
      <Other title={keysRoom.ways.agent} hint={keysRoom.agentHint}>
        <Copyable text={exampleSettings(use)} label={keysRoom.ways.agent} words={keys} />
      </Other>
    </Notice>
  );
}

function Other({ title, hint, children }: { title: string; hint: string; children: React.ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-medium text-accent">{title}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pb-2">
        <p className="text-sm">{hint}</p>
        {children}
      </div>
    </details>
  );
}
