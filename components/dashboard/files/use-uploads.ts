'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { maxTemplateBytes } from '@/lib/domain/files/rules';
import { sendFile } from './send-file';

export type Upload = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'reading' | 'done' | 'cancelled' | 'failed';
  /** How much of it is sent, 0 to 1. */
  share: number;
  problem: string | null;
  fileId: string | null;
};

/** So many go at once; the others wait their turn. */
const AT_ONCE = 2;
export const MAX_AT_A_TIME = 100;
/** How often one that met a busy service is sent again by itself. */
const MAX_BUSY = 5;
const LONGEST_WAIT_SECONDS = 60;

/** Files on their way: each with its progress, to be cancelled and tried again. `onDone` is told when one has arrived. */
export function useUploads(versionOf: string | null, onDone: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<number, () => void>());
  const lastKey = useRef(0);

  const change = useCallback((key: number, to: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  }, []);

  const start = useCallback(
    async ({ key, file }: Upload) => {
      for (let busy = 0; ; busy += 1) {
        const sending = sendFile(file, versionOf, (share) => change(key, { share, state: share < 1 ? 'sending' : 'reading' }));
        aborts.current.set(key, sending.abort);
        const sent = await sending.answer;
        aborts.current.delete(key);
        if (sent.kind === 'busy' && busy < MAX_BUSY) {
          const isCancelled = await pause(Math.min(sent.afterSeconds, LONGEST_WAIT_SECONDS), (abort) => aborts.current.set(key, abort));
          aborts.current.delete(key);
          if (!isCancelled) continue;
          return change(key, { state: 'cancelled' });
        }
        if (sent.kind === 'done') onDone();
        if (sent.kind === 'done') return change(key, { state: 'done', share: 1, fileId: sent.fileId });
        if (sent.kind === 'cancelled') return change(key, { state: 'cancelled' });
        return change(key, { state: 'failed', problem: sent.kind === 'refused' ? sent.code : 'rate_limited' });
      }
    },
    [versionOf, change, onDone],
  );

  useEffect(() => {
    const underWay = uploads.filter(({ state }) => state === 'sending' || state === 'reading').length;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - underWay))) {
      change(upload.key, { state: 'sending', share: 0 });
      void start(upload);
    }
  }, [uploads, change, start]);

  const add = useCallback((files: readonly File[]) => {
    const added = files.slice(0, MAX_AT_A_TIME).map((file): Upload => {
      lastKey.current += 1;
      const isTooLarge = file.size > maxTemplateBytes;
      return { key: lastKey.current, file, state: isTooLarge ? 'failed' : 'waiting', share: 0, problem: isTooLarge ? 'too_large' : null, fileId: null };
    });
    setUploads((all) => [...added, ...all.filter(({ state }) => state !== 'done')]);
  }, []);

  const cancel = useCallback(
    (key: number) => {
      const abort = aborts.current.get(key);
      if (abort) abort();
      else change(key, { state: 'cancelled' });
    },
    [change],
  );
  const retry = useCallback((key: number) => change(key, { state: 'waiting', share: 0, problem: null }), [change]);
  return { uploads, add, cancel, retry };
}

/** True where it was cut short. */
const pause = (seconds: number, onAbort: (abort: () => void) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), seconds * 1_000);
    onAbort(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
