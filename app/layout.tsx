import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { FailureWords } from '@/components/failure-words';
import { localeOf } from '@/lib/core/i18n/languages';
import { languageOfPage, themeOfPage } from '@/lib/surfaces/pages/page-language';
import { messagesFor } from '@/lib/words/messages';
import './globals.css';

/** A prerendered page has no nonce, and the policy of `proxy.ts` would block its scripts. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Paraph',
  referrer: 'same-origin',
  robots: { index: false, follow: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f3ee' },
    { media: '(prefers-color-scheme: dark)', color: '#14171f' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await languageOfPage();
  return (
    <html lang={localeOf(language)} data-theme={await themeOfPage()}>
      <body>
        <FailureWords words={messagesFor(language).states.failed}>{children}</FailureWords>
      </body>
    </html>
  );
}
