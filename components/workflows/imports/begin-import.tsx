import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { WorkflowsWords } from '../words';

type Words = WorkflowsWords['imports'];

/** Sends a table to be looked through; works without scripts. */
export function BeginImport({ workflowId, problem, words }: { workflowId: string; problem: string | null; words: Words }) {
  return (
    <form action={`/dashboard/data/workflows/${workflowId}/imports`} method="post" encType="multipart/form-data" className="grid max-w-xl gap-4">
      <PageAccount />
      {problem ? <Notice kind="danger" title={problemText(problem, words)} /> : null}
      <label className="grid gap-1">
        <span className="text-sm font-medium">{words.file}</span>
        <span className="text-sm text-ink-quiet">{words.fileHint}</span>
        <input
          type="file"
          name="file"
          required
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="min-h-11 w-full rounded border border-line-strong bg-surface p-2 file:mr-3 file:rounded file:border file:border-line-strong file:bg-surface file:px-3 file:py-1 file:text-ink"
        />
      </label>
      <div>
        <Button type="submit" kind="primary">
          {words.check}
        </Button>
      </div>
    </form>
  );
}

function problemText(code: string, words: Words): string {
  if (code === 'not_runnable') return words.notReady;
  return Object.hasOwn(words.fileProblems, code) ? words.fileProblems[code as keyof Words['fileProblems']] : words.failed;
}
