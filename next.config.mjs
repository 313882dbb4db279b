import { fileURLToPath } from 'node:url';
import { MAX_BODY_BYTES } from './lib/surfaces/server/max-body-bytes.ts';

// Headers that are the same on every answer; the content security policy carries a nonce and comes from proxy.ts.
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // "no-referrer" would send `Origin: null` with forms and break them where there is no JavaScript.
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** @type {import('next').NextConfig} */
export default {
  // What proxy.ts sees is cut at 10 MB in silence unless this is as much as the server in front lets in.
  experimental: {
    proxyClientMaxBodySize: MAX_BODY_BYTES,
    // A document that is sent where no script runs, and what is typed with it.
    serverActions: { bodySizeLimit: '6mb' },
  },
  // A title stands in the head, for whoever reads without scripts too.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // API paths answer with and without a trailing slash; a redirect would lose the body of a POST.
  skipTrailingSlashRedirect: true,
  // `npm test` checks the types; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // The PDF viewer's other build wants a browser of this year.
    resolveAlias: { 'pdfjs-dist': 'pdfjs-dist/legacy/build/pdf.min.mjs' },
  },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@react-email/render',
    '@hyzyla/pdfium',
    '@libpdf/core',
    '@myriaddreamin/typst-ts-node-compiler',
    'pg',
    'pg-boss',
    'pino',
    'sharp',
    'zod',
  ],
  // Started as children by path, so no import leads the build to them.
  outputFileTracingIncludes: {
    '/*': [
      './lib/engines/**/*.{ts,typ}',
      './lib/core/text/*.ts',
      './node_modules/bignumber.js/**/*',
      './node_modules/@myriaddreamin/**/*',
      './node_modules/@hyzyla/pdfium/**/*',
      './node_modules/@napi-rs/**/*',
      './node_modules/pdfjs-dist/{legacy/build/*.mjs,cmaps/*,iccs/*,standard_fonts/*,wasm/*,package.json}',
      './node_modules/koffi/**/*',
      './node_modules/@koromix/**/*',
      './node_modules/@expo-google-fonts/*/*/*.ttf',
    ],
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};
