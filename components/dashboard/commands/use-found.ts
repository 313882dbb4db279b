'use client';
import { useEffect, useState } from 'react';
import { usePageFetch } from '../page-account';

type Found = { id: string; group: 'requests' | 'files'; label: string; hint: string; href: string };
type Search = { state: 'idle' | 'searching' | 'done' | 'failed'; found: readonly Found[] };

const PAUSE_MS = 200;
const FEWEST_LETTERS = 2;
const TIMEOUT_MS = 5_000;
const AT_MOST = 6;

/** Requests and files with these words: asked once somebody pauses, and no longer waited for once they type on. */
export function useFound(text: string): Search {
  const [search, setSearch] = useState<Search>({ state: 'idle', found: [] });
  const pageFetch = usePageFetch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's account stays as long as the palette is open
  useEffect(() => {
    const words = text.trim();
    if (words.length < FEWEST_LETTERS) return setSearch({ state: 'idle', found: [] });
    const stale = new AbortController();
    setSearch(({ found }) => ({ state: 'searching', found }));
    const timer = setTimeout(async () => {
      const signal = AbortSignal.any([stale.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const read = async (path: string) => {
        const answer = await pageFetch(path, { signal });
        if (!answer.ok) throw new Error(`${answer.status}`);
        return answer.json();
      };
      try {
        const [requests, files] = await Promise.all([
          read(`/dashboard/data/palette/requests?${new URLSearchParams({ search: words, limit: String(AT_MOST) })}`),
          read(`/files?${new URLSearchParams({ name: words, limit: String(AT_MOST) })}`),
        ]);
        if (!stale.signal.aborted) setSearch({ state: 'done', found: [...requestsOf(requests), ...filesOf(files)] });
      } catch {
        if (!stale.signal.aborted) setSearch({ state: 'failed', found: [] });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [text]);
  return search;
}

const requestsOf = (requests: { id: string; title: string; signer: string }[]): Found[] =>
  requests.map(({ id, title, signer }) => ({ id, group: 'requests', label: title, hint: signer, href: `/dashboard/requests/${id}` }));

const filesOf = (files: { id: string; name: string }[]): Found[] =>
  files.map(({ id, name }) => ({ id, group: 'files', label: name, hint: '', href: `/dashboard/files/${id}` }));
