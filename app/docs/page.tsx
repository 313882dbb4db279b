import type { Metadata } from 'next';
import { DocsPage } from '@/components/docs/docs-page';
import { apiReference } from '@/lib/surfaces/openapi/reference';

export const metadata: Metadata = { title: 'API reference · Paraph' };

export default function Page() {
  return <DocsPage reference={apiReference()} />;
}
