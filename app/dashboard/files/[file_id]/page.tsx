import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { FilePage } from '@/components/dashboard/files/file-page';
import { AppError } from '@/lib/core/errors';
import { may } from '@/lib/domain/accounts/access';
import { getOwnFile } from '@/lib/domain/files/operations/get-own-file';
import { getOwnFilePreview } from '@/lib/domain/files/operations/get-own-file-preview';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

type Query = Partial<Record<'version' | 'done' | 'problem', string | string[]>>;
type Props = { params: Promise<{ file_id: string }>; searchParams: Promise<Query> };

/** Of another account, or gone: the page that says so. */
const fileOf = cache(async (file_id: string) => {
  try {
    return await loadOwn(getOwnFile, { file_id });
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { file_id } = await params;
  const { account } = await requireSignIn(`/dashboard/files/${file_id}`);
  return { title: `${(await fileOf(file_id)).name} · ${account.name} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ params, searchParams }: Props) {
  const [{ file_id }, query] = await Promise.all([params, searchParams]);
  const { account, language, timeZone } = await requireSignIn(`/dashboard/files/${file_id}`);
  const file = await fileOf(file_id);
  const asked = Number(one(query.version));
  const shown = file.versions.find(({ version }) => version === asked)?.version ?? file.version;
  const preview = await loadOwn(getOwnFilePreview, { file_id, version: shown });
  return (
    <FilePage
      file={file}
      shown={shown}
      preview={preview}
      mayManage={may({ role: account.role, readOnly: false }, 'files.manage')}
      outcome={{ done: one(query.done), problem: one(query.problem) }}
      language={language}
      timeZone={timeZone}
      messages={messagesFor(language)}
    />
  );
}
