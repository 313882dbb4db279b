import { type NextRequest, NextResponse } from 'next/server';

/** The policy of every page. Field places are style attributes, hence the one concession on styles. */
const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    // The PDF viewer's, which lies with us.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = policyWith(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  headers.set('x-page-address', `${request.nextUrl.pathname}${request.nextUrl.search}`);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-frame-options', 'DENY');
  return response;
}

// Pages only: the proxy would cut bodies at 10 MB, and an API answer needs no nonce.
export const config = {
  matcher: [
    {
      source:
        '/((?!v1|workflows|files|in/|mcp|openapi\\.json|llms\\.txt|healthz|readyz|metrics|_next/static|fonts|pdfjs/|webhooks|sign/[^/]+/(?:finish|opened|document|signed-pdf|pages)|confirm/[^/]+/pages|preview/[^/]+/pages|forms/[^/]+/send|status/[^/]+/signed-pdf|dashboard/data|verify/(?:file|certificate\\.pem)).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
};
