import type { FreePlace } from '@/lib/engines/pdf/edge/free-places';

/** One of each page's free places: the same on all pages where they have one in common. Null for a page that has none. */
export function choosePlaces(pages: readonly (readonly FreePlace[])[]): (FreePlace | null)[] {
  const keys = pages.map((places) => new Set(places.map(({ key }) => key)));
  const shared = pages[0]?.find(({ key }) => keys.every((ofPage) => ofPage.has(key)));
  return pages.map((places) => places.find(({ key }) => key === shared?.key) ?? places[0] ?? null);
}
