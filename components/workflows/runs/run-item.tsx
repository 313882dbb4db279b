import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { ListedRun } from '@/lib/domain/automations/views/listed-run';
import { When } from '../../ui/when';
import type { Speaking, WorkflowsWords } from '../words';
import { failureKind } from './failure-words';
import { tookText } from './took-text';

const fileWords = { file: 'document', pdf: 'pdf', signedPdf: 'signedPdf' } as const;

const colors = { queued: 'text-ink-quiet', running: 'text-ink', completed: 'text-success', failed: 'text-danger' } as const;

/** One run in its list: what it was made from, how it stands, and what can be opened of it. */
export function RunItem({ run, here, words, language, timeZone }: { run: ListedRun; here: string } & Speaking) {
  const { runs } = words;
  const values = run.values.join(' · ');
  const named = run.title ?? (values || runs.noData);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 has-focus-visible:bg-desk">
      <label className="flex min-h-11 min-w-11 items-center justify-center">
        <span className="sr-only">{format(runs.select, { time: named })}</span>
        <input type="checkbox" name="run" value={run.id} className="size-4 accent-accent" />
      </label>
      <div className="grid gap-0.5">
        <Link
          href={`${here}/${run.id}`}
          className="flex min-h-11 flex-wrap items-center gap-x-4 font-medium wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
        >
          {named}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums">
          <span className={colors[run.status]}>{runs.states[run.status]}</span>
          <When iso={run.createdAt} language={language} timeZone={timeZone} />
          {run.cameBy ? <span>{runs.cameBy[run.cameBy]}</span> : null}
          {run.isRerun ? <span>{runs.isRerun}</span> : null}
          {run.isTest ? <span>{words.test}</span> : null}
          <span>{format(runs.version, { version: run.version }, language)}</span>
          {run.startedAt && run.finishedAt ? <span>{tookText(run.startedAt, run.finishedAt, runs.took, language)}</span> : null}
          {run.warnings > 0 ? <span className="text-warning">{format(runs.warnings, { count: run.warnings }, language)}</span> : null}
        </p>
        {run.title && values ? <p className="text-sm wrap-anywhere text-ink-quiet">{values}</p> : null}
        {run.message ? <Failure run={run} words={words} /> : null}
        {run.outputs.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4">
            {run.outputs.map(({ id, name, file }) => (
              <li key={id} className="min-w-0 text-sm wrap-anywhere">
                {file ? (
                  <a
                    href={file.href}
                    aria-label={name === run.title ? `${runs[fileWords[file.kind]]}: ${name}` : format(runs.openOutput, { name })}
                    className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                  >
                    {/* What the run is called already need not stand there twice. */}
                    {name === run.title ? runs[fileWords[file.kind]] : name}
                  </a>
                ) : (
                  <span className="inline-flex min-h-11 items-center text-ink-quiet">{name}</span>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

/** In the reader's words; a signature request that was refused says more by itself. */
function Failure({ run: { code, message }, words }: { run: ListedRun; words: WorkflowsWords }) {
  const kind = failureKind(code ?? '');
  return (
    <p className="pb-1 text-sm wrap-anywhere text-danger" lang={kind === 'other' ? 'en' : undefined}>
      {kind === 'other' ? message : words.failures[kind].what}
    </p>
  );
}
