import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { WorkflowsWords } from '../words';

type Props = { begin: (form: FormData) => Promise<void>; hasProblem: boolean; words: WorkflowsWords };

/** Names a workflow, and opens its editor; works without scripts. */
export function BeginWorkflow({ begin, hasProblem, words }: Props) {
  return (
    <form id="begin" action={begin} aria-label={words.new} className="flex max-w-xl flex-wrap items-end gap-2">
      <PageAccount />
      <TextField
        name="name"
        label={words.name}
        hint={words.nameHint}
        problem={hasProblem ? words.nameProblem : null}
        required
        maxLength={200}
        autoComplete="off"
        className="min-w-0 grow basis-60"
      />
      <Button type="submit" kind="primary">
        {words.begin}
      </Button>
    </form>
  );
}
