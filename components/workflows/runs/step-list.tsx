import { format } from '@/lib/core/i18n/format';
import type { Speaking } from '../words';
import type { RunDetails } from './run-page';
import { tookText } from './runs-page';

/** The steps of a run in their order, each with its time, its warnings, and why it failed. */
export function StepList({ steps, words, language }: { steps: RunDetails['steps'] } & Speaking) {
  const { runs } = words;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {steps.map((step) => (
        <li key={step.position} className="grid gap-1 py-2">
          <p className="flex flex-wrap gap-x-3">
            <span className="font-medium">{runs.stepOf[step.kind]}</span>
            <span className={step.status === 'failed' ? 'text-danger' : 'text-ink-quiet'}>{runs.stepStates[step.status]}</span>
            {step.startedAt && step.finishedAt ? (
              <span className="text-ink-quiet tabular-nums">{tookText(step.startedAt, step.finishedAt, runs.took, language)}</span>
            ) : null}
            {step.attempts > 1 ? <span className="text-warning tabular-nums">{format(runs.attempts, { count: step.attempts }, language)}</span> : null}
          </p>
          {step.error ? <p className="text-sm wrap-anywhere text-danger">{`${step.error.message} ${step.error.advice}`}</p> : null}
          {step.findings.map((finding) => (
            <p key={`${finding.code} ${finding.tag ?? ''} ${finding.place ?? ''}`} className="text-sm wrap-anywhere text-warning">
              {finding.message}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
