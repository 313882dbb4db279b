import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
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

/** Pages in another language carry their own `lang` on their outer element. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
