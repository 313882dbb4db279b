import { format } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { PreviewView } from '@/lib/domain/workflows/views/preview-view';
import type { Messages } from '@/lib/words/messages';
import { DocumentPages } from '../signing/document-pages';
import { Notice } from '../ui/notice';
import { PageShell } from '../ui/page-shell';
import { PreviewFields } from './preview-fields';

type Props = { view: PreviewView; language: Language; messages: Messages };

/** A template to look at: which fields it has, and its pages with their names or with the values of an example. */
export function PreviewPage({ view, language, messages }: Props) {
  const { preview: words, signing } = messages;
  const { pages } = view;
  return (
    <PageShell lang={localeOf(language)} {...(pages.state === 'ready' ? { skip: { href: '#document', label: signing.skipToDocument } } : {})}>
      <div className="border-b border-line">
        <div className="mx-auto grid max-w-[55rem] gap-5 px-4 py-6 md:py-10">
          <div className="grid gap-1.5">
            <p className="text-sm wrap-anywhere text-ink-quiet">{format(words.of, { workflow: view.workflow })}</p>
            <h1 className="font-serif text-lg font-semibold wrap-anywhere md:text-2xl">{view.document}</h1>
            <p className="max-w-prose">{view.showsSample ? words.leadSample : words.lead}</p>
          </div>
          {pages.state === 'gone' ? null : <PreviewFields fields={view.fields} language={language} words={words} />}
          {pages.state === 'ready' ? null : (
            <Notice kind="warning">
              <p>{words.without[pages.state]}</p>
            </Notice>
          )}
        </div>
      </div>
      {pages.state === 'ready' ? (
        <div className="grow bg-desk">
          <DocumentPages pages={pages.pages} pictures={`/preview/${view.key}/pages`} pageLabel={signing.page} language={language} />
        </div>
      ) : null}
    </PageShell>
  );
}
