import { PageAccount } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import type { WorkflowsWords } from '../words';

type Props = { workflowId: string; renew: (form: FormData) => Promise<void>; words: WorkflowsWords['events']['address'] };

/** A new address for data, for one that got out: what stops by it stands beside the button. Works without scripts. */
export function RenewAddress({ workflowId, renew, words }: Props) {
  return (
    <details className="max-w-prose border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer content-center text-accent underline decoration-1 underline-offset-4">{words.title}</summary>
      <form action={renew} className="grid justify-items-start gap-3 pt-1 text-sm">
        <PageAccount />
        <input type="hidden" name="wkf_id" value={workflowId} />
        <p>{words.why}</p>
        <p>{words.means}</p>
        <Button type="submit" kind="danger">
          {words.act}
        </Button>
      </form>
    </details>
  );
}
