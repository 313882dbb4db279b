import { format } from '@/lib/core/i18n/format';
import { addressOfRequest, fromHome } from '../../requests/addresses';
import { Button } from '../../ui/button';
import { failureKind } from '../../workflows/runs/failure-words';
import type { HomeReader } from './home-reader';
import { NeedRow } from './need-row';

type Need = { id: string; title: string; signer: string; why: 'bounced' | 'sender' | 'ending'; since: string; mayRemind: boolean };
type FailedRun = { id: string; workflowId: string; workflow: string; problem: string | null; code: string | null; failedAt: string };
type Webhook = { id: string; host: string; workflow: string | null; reason: 'gone' | 'failing' | 'owner'; disabledAt: string };

/** What somebody of the account has to see to, by kind. */
export type Needs = {
  requests: readonly Need[];
  failed: { runs: readonly FailedRun[]; more: number; mayRetry: boolean };
  disabled: { webhooks: readonly Webhook[]; mayEnable: boolean };
  keys: readonly { id: string; name: string; endsAt: string }[];
};

export const isNothing = ({ requests, failed, disabled, keys }: Needs): boolean =>
  requests.length + failed.runs.length + disabled.webhooks.length + keys.length === 0;

/** The most urgent first: what keeps things from going on, then what ends. */
export function NeedList({ needs: { requests, failed, disabled, keys }, reader }: { needs: Needs; reader: HomeReader }) {
  const { language, timeZone, words, remind, failures } = reader;
  const where = { language, timeZone };
  const { troubles } = words;
  return (
    <ul className="divide-y divide-line">
      {failed.runs.map(({ id, workflowId, workflow, problem, code, failedAt }) => (
        <NeedRow
          key={id}
          {...where}
          look="failed"
          title={workflow}
          href={`/dashboard/workflows/${workflowId}/runs/${id}`}
          text={failureText({ problem, code }, troubles, failures)}
          at={failedAt}
          act={failed.mayRetry ? <Act action={`/dashboard/data/workflows/${workflowId}/automations/${id}/retry`} label={troubles.retry} of={workflow} /> : null}
        />
      ))}
      {failed.more > 0 ? <li className="py-3 pl-8 text-sm text-ink-quiet">{format(troubles.more, { count: failed.more }, language)}</li> : null}
      {disabled.webhooks.map(({ id, host, workflow, reason, disabledAt }) => (
        <NeedRow
          key={id}
          {...where}
          look="webhook"
          title={workflow ? `${workflow}: ${host}` : host}
          text={reason === 'gone' ? troubles.gone : troubles.failing}
          at={disabledAt}
          act={disabled.mayEnable ? <Act action={`/dashboard/data/webhooks/${id}/enable`} label={troubles.enable} of={host} /> : null}
        />
      ))}
      {requests.map(({ id, title, signer, why, since, mayRemind }) => (
        <NeedRow
          key={id}
          {...where}
          look={why}
          title={title}
          href={addressOfRequest(id)}
          text={format(words.why[why], { signer })}
          at={since}
          act={mayRemind ? <Act action={`/dashboard/data/requests/${id}/remind${fromHome}`} label={format(remind, { signer })} of={title} /> : null}
        />
      ))}
      {keys.map(({ id, name, endsAt }) => (
        <NeedRow key={id} {...where} look="key" title={name} href="/keys" text={troubles.key} at={endsAt} />
      ))}
    </ul>
  );
}

/** In the reader's words; a signature request that was refused says more by itself. */
function failureText(
  { problem, code }: Pick<FailedRun, 'problem' | 'code'>,
  troubles: HomeReader['words']['troubles'],
  failures: HomeReader['failures'],
): string {
  const kind = failureKind(code ?? '');
  const why = kind === 'other' ? problem : failures[kind].what;
  return why ? format(troubles.failed, { problem: why }) : troubles.failedPlain;
}

/** The one act that clears a line; who hears it is told of which. */
function Act({ action, label, of }: { action: string; label: string; of: string }) {
  return (
    <form method="post" action={action} className="max-w-full">
      <Button type="submit" className="max-w-full wrap-anywhere">
        {label} <span className="sr-only">({of})</span>
      </Button>
    </form>
  );
}
