import { format } from '@/lib/core/i18n/format';
import { noteCode } from '@/lib/domain/automations/rules';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { failureKind, warningKind } from './failure-words';
import type { RunDetails } from './run-page';
import { tookText } from './took-text';

type Props = { steps: RunDetails['steps'] /** When what failed is tried again by itself. */; nextTryAt: string | null } & Speaking;

/** The steps of a run as they follow each other, each with its time, its warnings, and why it failed. */
export function StepList({ steps, nextTryAt, words, language, timeZone }: Props) {
  const { runs, failures } = words;
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
            <Finding
              key={`${finding.code} ${finding.tag ?? ''} ${finding.place ?? ''} ${finding.message}`}
              finding={finding}
              words={words}
              language={language}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

type FindingProps = { finding: RunDetails['steps'][number]['findings'][number] } & Pick<Speaking, 'words' | 'language'>;

/** What is worth knowing of a step. Its details are in English, which who reads another language asks for. */
function Finding({ finding: { code, tag, message }, words: { runs, warningKinds }, language }: FindingProps) {
  const details = (
    <span className="block text-ink-quiet" lang="en">
      {message}
    </span>
  );
  return (
    <div className={`text-sm wrap-anywhere ${code === noteCode ? 'text-ink-quiet' : 'text-warning'}`}>
      {warningKinds[warningKind(code)]}
      {tag ? <code className="ml-2">{`{{${tag}}}`}</code> : null}
      {language === 'en' ? (
        details
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer content-center underline decoration-1 underline-offset-4">{runs.details}</summary>
          {details}
        </details>
      )}
    </div>
  );
}
