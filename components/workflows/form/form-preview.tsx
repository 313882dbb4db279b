import { localeOf } from '@/lib/core/i18n/languages';
import type { FormField, FormSettings } from '@/lib/domain/workflows/forms/rules';
import type { ShownField } from '@/lib/domain/workflows/views/form-page-view';
import { FormFields } from '../../forms/form-fields';
import { FormHead } from '../../forms/form-page';
import type { PublicFormWords } from '../../forms/words';
import { Button } from '../../ui/button';

type Props = { settings: FormSettings; words: PublicFormWords; title: string };

/** The form as whoever fills it in will see it; nothing in it can be pressed. */
export function FormPreview({ settings, words, title }: Props) {
  const { language, fields } = settings;
  return (
    <section
      aria-labelledby="form-preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
      tabIndex={0}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1"
    >
      <h2 id="form-preview" className="border-b border-line pb-2 font-serif text-lg font-semibold">
        {title}
      </h2>
      <div inert lang={localeOf(language)} className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded border border-line bg-paper p-4 shadow-sheet md:p-8">
        <FormHead title={settings.title} introduction={settings.introduction} />
        {fields.length === 0 ? <p className="text-ink-quiet">{words.empty}</p> : null}
        <FormFields fields={fields.flatMap(shown)} typed={{}} problems={new Map()} words={words} language={language} />
        <Button kind="primary" className="justify-self-start">
          {words.send}
        </Button>
      </div>
    </section>
  );
}

/** Ids of their own: those of the form beside must stay alone on the page. */
function shown({ kind, members, ...field }: FormField): ShownField[] {
  if (kind === 'constant') return [];
  return [{ ...field, id: `p${field.id}`, kind, autoComplete: 'off', members: members.map((member) => ({ ...member, autoComplete: 'off' })), rows: [0] }];
}
