import type { Metadata } from 'next';
import { cache } from 'react';
import { FormPage } from '@/components/forms/form-page';
import { titled } from '@/components/signing/page-title';
import { getFormPage } from '@/lib/domain/workflows/operations/get-form-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ key: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

// Once a rendering: each reading makes a token.
const viewOf = cache((key: string, again: string | undefined, problem: string | undefined) =>
  load(getFormPage, { key, ...(again === undefined ? {} : { again }), ...(problem === undefined ? {} : { problem: problem as never }) }),
);

async function viewFor({ params, searchParams }: Props) {
  const [{ key }, { again, problem }] = await Promise.all([params, searchParams]);
  return viewOf(key, textOf(again), textOf(problem));
}

const textOf = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await viewFor(props);
  const { problemTitle } = messagesFor(view.language).workflowsRoom.publicForm;
  const isRefused = view.open !== null && (view.open.problems.length > 0 || view.open.refusal !== null);
  return { title: titled(isRefused ? `${problemTitle} · ${view.title}` : view.title) };
}

export default async function Page(props: Props) {
  const view = await viewFor(props);
  return <FormPage view={view} words={messagesFor(view.language).workflowsRoom.publicForm} />;
}
