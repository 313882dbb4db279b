import { localeOf } from '@/lib/core/i18n/languages';
import type { FormPageView } from '@/lib/domain/workflows/views/form-page-view';
import { ButtonLink } from '../ui/button';
import { PageShell, Panel } from '../ui/page-shell';
import type { PublicFormWords } from './words';

/** What follows a form that was sent. A page of its own: whoever loads it again sends nothing. */
export function ThanksPage({ view, words }: { view: FormPageView; words: PublicFormWords }) {
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <p className="wrap-anywhere text-ink-quiet">{view.title}</p>
        <h1 className="font-serif text-2xl font-semibold">{words.sent}</h1>
        <p className="wrap-anywhere whitespace-pre-line">{view.thanks || words.thanksText}</p>
        {view.open ? (
          <p>
            <ButtonLink href={`/forms/${view.key}`} kind="quiet" className="-ml-4">
              {words.again}
            </ButtonLink>
          </p>
        ) : null}
      </Panel>
    </PageShell>
  );
}
