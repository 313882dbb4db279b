import type { Metadata } from 'next';
import { cache } from 'react';
import { FilePage } from '@/components/dashboard/files/file-page';
import { getOwnFile } from '@/lib/domain/files/operations/get-own-file';
import { getOwnFilePreview } from '@/lib/domain/files/operations/get-own-file-preview';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

type Query = Partial<Record<'version' | 'done' | 'problem', string | string[]>>;
type Props = { params: Promise<{ file_id: string }>; searchParams: Promise<Query> };

const fileOf = cache((file_id: string) => loadOwnThing(getOwnFile, { file_id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { file_id } = await params;
  const { account } = await requireSignIn(`/dashboard/files/${file_id}`);
  return { title: `${(await fileOf(file_id)).name} · ${account.name} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ params, searchParams }: Props) {
  const [{ file_id }, query] = await Promise.all([params, searchParams]);
  const { language, timeZone } = await requireSignIn(`/dashboard/files/${file_id}`);
  const file = await fileOf(file_id);
  const asked = Number(one(query.version));
  const shown = file.versions.find(({ version }) => version === asked)?.version ?? file.version;
  const preview = await loadOwn(getOwnFilePreview, { file_id, version: shown });
  return (
    <FilePage
      file={file}
      shown={shown}
      preview={preview}
      outcome={{ done: one(query.done), problem: one(query.problem) }}
      language={language}
      timeZone={timeZone}
      messages={messagesFor(language)}
    />
  );
}
