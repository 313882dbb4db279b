import { localeOf } from '@/lib/core/i18n/languages';
import type { ReadyView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { PageShell } from '../ui/page-shell';
import { DocumentPages } from './document-pages';
import { Introduction } from './introduction';
import { PageFields } from './page-fields';
import { SigningDesk } from './signing-desk';

export function ReadyPage({ view, messages }: { view: ReadyView; messages: Messages }) {
  const text = messages.signing;
  const { pages, message: _, ...rest } = view;
  const deskView = { ...rest, pageSizes: pages.map(({ width, height }) => ({ width, height })) };
  return (
    <PageShell
      lang={localeOf(view.language)}
      skip={{ href: '#document', label: text.skipToDocument }}
      actions={
        <a
          href={`/sign/${view.token}/document`}
          className="inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          {text.download}
        </a>
      }
    >
      <Introduction view={view} messages={messages} />
      <SigningDesk view={deskView} messages={text}>
        <DocumentPages pages={pages} pictures={`/sign/${view.token}/pages`} pageLabel={text.page} language={view.language}>
          {(page) => <PageFields page={page.number} />}
        </DocumentPages>
      </SigningDesk>
    </PageShell>
  );
}
