import { headers } from 'next/headers';
import { pageAddressHeader } from './page-language';

/** Path and query of the page that is asked for, which a layout is not told: where to come back to after signing in. */
export async function pageAddress(otherwise: string): Promise<string> {
  const given = (await headers()).get(pageAddressHeader);
  if (!given) return otherwise;
  const { pathname, searchParams } = new URL(given, 'http://page');
  // What Next asks itself for a part of a page.
  searchParams.delete('_rsc');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
