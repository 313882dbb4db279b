import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';
import type { Messages } from '@/lib/words/messages';
import { DocumentPages } from '../signing/document-pages';
import { Button } from '../ui/button';
import { PageShell } from '../ui/page-shell';
import { ConfirmIntroduction } from './confirm-introduction';
import { confirmAct } from './confirm-words';
import { nameOf } from './name-of';

/** The question: shall this document go to this person in your name. The whole document lies open below it. */
export function ConfirmReady({ view, messages }: { view: ConfirmView; messages: Messages }) {
  const { confirm: words, signing } = messages;
  return (
    <PageShell lang={localeOf(view.language)} skip={{ href: '#document', label: signing.skipToDocument }}>
      <ConfirmIntroduction view={view} words={words} noted={signing.evidence.act} />
      <div className="grow bg-desk">
        <DocumentPages pages={view.pages} pictures={`/confirm/${view.token}/pages`} pageLabel={signing.page} language={view.language} />
      </div>
      <form
        method="post"
        action={`/confirm/${view.token}/accept`}
        className="sticky bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <div className="mx-auto flex max-w-[55rem] flex-wrap items-center justify-end gap-x-6 gap-y-1 px-4 py-2.5 [@media(max-height:440px)]:py-1">
          <p className="text-xs text-ink-quiet md:flex-1">{signing.evidence.act}</p>
          <Button kind="primary" type="submit" className="w-full wrap-anywhere md:w-auto">
            {format(confirmAct(view, words), { signer: nameOf(view.signer) })}
          </Button>
        </div>
      </form>
    </PageShell>
  );
}
