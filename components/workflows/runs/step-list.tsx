import { format } from '@/lib/core/i18n/format';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { failureKind, warningKind } from './failure-words';
import type { RunDetails } from './run-page';
import { tookText } from './took-text';

type Props = { steps: RunDetails['steps'] /** When what failed is tried again by itself. */; nextTryAt: string | null } & Speaking;

/** The steps of a run as they follow each other, each with its time, its warnings, and why it failed. */
export function StepList({ steps, nextTryAt, words, language, timeZone }: Props) {
  const { runs, failures, warningKinds } = words;
  return (
    <ol className="border-l-2 border-line">
      {steps.map((step) => (
        <li key={step.position} className="grid gap-1 py-2 pl-4">
          <p className="flex flex-wrap gap-x-3">
            <span className="font-medium">{runs.stepOf[step.kind]}</span>
            <span className={step.status === 'failed' ? 'text-danger' : 'text-ink-quiet'}>{runs.stepStates[step.status]}</span>
            {step.startedAt && step.finishedAt ? (
              <span className="text-ink-quiet tabular-nums">{tookText(step.startedAt, step.finishedAt, runs.took, language)}</span>
            ) : null}
            {step.attempts > 1 ? <span className="text-warning tabular-nums">{format(runs.attempts, { count: step.attempts }, language)}</span> : null}
            {step.status === 'waiting' && step.attempts > 0 && nextTryAt ? (
              <span className="text-ink-quiet">
                {runs.nextTry}: <When iso={nextTryAt} language={language} timeZone={timeZone} />
              </span>
            ) : null}
          </p>
          {step.error ? <p className="text-sm text-danger">{failures[failureKind(step.error.code)].what}</p> : null}
          {step.findings.map((finding) => (
            <p key={`${finding.code} ${finding.tag ?? ''} ${finding.place ?? ''}`} className="text-sm wrap-anywhere text-warning">
              {warningKinds[warningKind(finding.code)]}
              {finding.tag ? <code className="ml-2">{`{{${finding.tag}}}`}</code> : null}
              <span className="block text-ink-quiet" lang="en">
                {finding.message}
              </span>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
