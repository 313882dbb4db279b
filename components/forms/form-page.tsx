import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import { honeypotName } from '@/lib/domain/workflows/forms/rules';
import type { FormPageView } from '@/lib/domain/workflows/views/form-page-view';
import { Button } from '../ui/button';
import { PageShell, Panel } from '../ui/page-shell';
import { FormFields } from './form-fields';
import { FormProblems, problemsByInput } from './form-problems';
import type { PublicFormWords } from './words';

type Props = { view: FormPageView; words: PublicFormWords };

/** A form of a workflow, for whoever has its address: one plain form, which no script is needed for. */
export function FormPage({ view, words }: Props) {
  const { open, language } = view;
  if (!open) return <ClosedForm view={view} words={words} />;
  return (
    <PageShell lang={localeOf(language)}>
      <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 md:py-14">
        <FormHead title={view.title} introduction={open.introduction} />
        <FormProblems open={open} words={words} language={language} />
        {open.fields.length === 0 ? <p className="text-ink-quiet">{words.empty}</p> : null}
        {/* Errors are told by us, in the form's own language and at their inputs. */}
        <form key={open.token} method="post" action={`/forms/${view.key}/send`} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Unseen token={open.token} label={words.honeypot} />
          <FormFields fields={open.fields} typed={open.typed} problems={problemsByInput(open)} words={words} language={language} />
          {open.fields.length > 0 ? (
            <div className="grid gap-3 border-t border-line pt-6">
              {view.owner ? <p className="text-sm wrap-anywhere text-ink-quiet">{format(words.goesTo, { name: view.owner })}</p> : null}
              <Button kind="primary" type="submit" className="w-full md:w-auto md:justify-self-start">
                {words.send}
              </Button>
            </div>
          ) : null}
        </form>
      </div>
    </PageShell>
  );
}

/** What a form begins with. */
export function FormHead({ title, introduction }: { title: string; introduction: string }) {
  return (
    <div className="grid gap-3">
      <h1 className="font-serif text-2xl font-semibold wrap-anywhere">{title}</h1>
      {introduction ? <p className="max-w-prose wrap-anywhere whitespace-pre-line">{introduction}</p> : null}
    </div>
  );
}

/** What a form carries beside the answers: its page's token, and what only machines fill in or press first. */
function Unseen({ token, label }: { token: string; label: string }) {
  return (
    <>
      <input type="hidden" name="page_token" value={token} />
      <div aria-hidden="true" className="sr-only">
        {/* Enter in an input presses the first button: never one that adds a row. */}
        <button type="submit" tabIndex={-1} />
        <label>
          {label}
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

function ClosedForm({ view, words }: Props) {
  return (
    <PageShell lang={localeOf(view.language)}>
      <Panel>
        <p className="wrap-anywhere text-ink-quiet">{view.title}</p>
        <h1 className="font-serif text-2xl font-semibold">{words.closed}</h1>
        <p>{words.closedText}</p>
      </Panel>
    </PageShell>
  );
}
