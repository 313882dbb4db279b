import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageStates } from '@/components/gallery/page-states';
import { languageAsked, refuseInProduction } from '@/lib/surfaces/pages/gallery';

export const metadata: Metadata = { title: 'Gallery' };

type Props = { params: Promise<{ name: string }>; searchParams: Promise<{ language?: string | string[] }> };

export default async function Page({ params, searchParams }: Props) {
  refuseInProduction();
  const [{ name }, { language }] = await Promise.all([params, searchParams]);
  const show = pageStates[name];
  return show ? show(languageAsked(language)) : notFound();
}
