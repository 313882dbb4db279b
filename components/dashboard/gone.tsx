import { format } from '@/lib/core/i18n/format';
import { ButtonLink } from '../ui/button';
import { PageHead } from './page-head';
import type { FrameWords } from './words';

/** In place of what is not, or not of the account acted for, which may be the only reason: it is named. */
export function Gone({ account, words }: { account: string; words: FrameWords['gone'] }) {
  return (
    <>
      <PageHead title={words.title} />
      <p className="max-w-prose wrap-anywhere">{format(words.body, { account })}</p>
      <p>
        <ButtonLink href="/dashboard">{words.home}</ButtonLink>
      </p>
    </>
  );
}
