import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChapterPage, EventsPage } from '@/components/docs/chapter-page';
import { eventsSlug } from '@/components/docs/view';
import { apiReference } from '@/lib/surfaces/openapi/reference';

type Props = { params: Promise<{ chapter: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { chapter } = await params;
  const name = chapter === eventsSlug ? 'Events that are posted' : apiReference().chapters.find(({ slug }) => slug === chapter)?.name;
  return { title: `${name ?? 'API reference'} · Paraph` };
}

export default async function Page({ params }: Props) {
  const { chapter: asked } = await params;
  const reference = apiReference();
  if (asked === eventsSlug) return <EventsPage reference={reference} />;
  const chapter = reference.chapters.find(({ slug }) => slug === asked) ?? notFound();
  return <ChapterPage reference={reference} chapter={chapter} />;
}
