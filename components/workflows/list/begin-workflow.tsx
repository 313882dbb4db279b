import type { Language } from '@/lib/core/i18n/languages';
import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { ChoosePoint } from '../gallery/choose-point';
import type { WorkflowsWords } from '../words';

type Props = {
  begin: (form: FormData) => Promise<void>;
  hasProblem: boolean;
  words: WorkflowsWords;
  language: Language;
  /** Whether pages can be drawn here. */
  hasPictures: boolean;
  /** Where there is none yet, all is laid out. */
  isFirst: boolean;
};

/** Names a workflow, perhaps with a template to begin with, and opens its editor; works without scripts. */
export function BeginWorkflow({ begin, hasProblem, words, language, hasPictures, isFirst }: Props) {
  return (
    <form id="begin" action={begin} aria-label={words.new} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageAccount />
      <details open={isFirst}>
        <summary className="mb-1 min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{words.gallery.title}</summary>
        <ChoosePoint words={words} language={language} hasPictures={hasPictures} />
      </details>
      <div className="flex max-w-xl flex-wrap items-end gap-2">
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          problem={hasProblem ? words.nameProblem : null}
          maxLength={200}
          autoComplete="off"
          className="min-w-0 grow basis-60"
        />
        <Button type="submit" kind="primary">
          {words.begin}
        </Button>
      </div>
    </form>
  );
}
