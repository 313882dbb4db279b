import { expect, test, vi } from 'vitest';
import { confirmTokenOf, createKeyless } from '@/lib/testing/keyless';
import { sentRequest, unknownLink } from '@/lib/testing/private-link';
import { languageOfPage } from './page-language';
import { pageAddressHeader } from './session';

const asked = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => asked.headers }));

/** The language of a page that a browser of a French reader asks for. */
function languageAt(address: string) {
  const { pathname, search } = new URL(address, 'http://localhost:3000');
  asked.headers = new Headers({ [pageAddressHeader]: `${pathname}${search}`, 'accept-language': 'fr-CA,fr;q=0.9' });
  return languageOfPage();
}

test('a page that shows a request speaks the request’s language, whatever its reader’s browser asks for', async () => {
  const { link, statusLink } = await sentRequest({ language: 'ja' });
  const { json } = await createKeyless({ language: 'pt-br' });
  const confirmLink = `/confirm/${await confirmTokenOf(json.request_id)}`;
  const pages = [link, `${link}/`, `${link}?problem=gone`, `${link}/report`, statusLink, confirmLink];
  expect(await Promise.all(pages.map((page) => languageAt(page)))).toEqual(['ja', 'ja', 'ja', 'ja', 'ja', 'pt-br']);
});

test.each([unknownLink, '/status/abc?k=x', '/sign/%FF', '/nowhere', '/', '/keys', '/sign-in?to=%2Fkeys'])('%s speaks the reader’s', async (address) => {
  expect(await languageAt(address)).toBe('fr');
});

test('a status page without its key tells nothing of the request, not even its language', async () => {
  const { statusLink } = await sentRequest({ language: 'ja' });
  expect(await languageAt(statusLink.replace(/k=.*/, 'k=wrong'))).toBe('fr');
});

test('what is written in English alone is said to be English, and a language that the address names is that of the page', async () => {
  expect([await languageAt('/docs'), await languageAt('/mailbox/x'), await languageAt('/?lang=de'), await languageAt('/?lang=xx')]).toEqual([
    'en',
    'en',
    'de',
    'fr',
  ]);
});
