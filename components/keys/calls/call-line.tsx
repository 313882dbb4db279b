import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownCall } from '@/lib/domain/accounts/calls/schema';
import { When } from '../../ui/when';
import type { KeysWords } from '../words';

/** `advice`: what the error's code says in the reference, in English as there; `inReference`: whether the operation stands there. */
export type ExplainedCall = ShownCall & { advice: string | null; inReference: boolean };

type Props = { call: ExplainedCall; words: KeysWords['keysRoom']['calls']; language: Language; timeZone: string | null };

const tones = { done: 'text-success', refused: 'text-warning', failed: 'text-danger' } as const;

/** A call in a line, which opens what was wrong and what to do. */
export function CallLine({ call, words, language, timeZone }: Props) {
  const { key, operation, status, outcome, error, durationMs, correlationId, byTool, advice } = call;
  return (
    <li>
      <details>
        <summary className="grid min-h-11 grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2 text-sm tabular-nums hover:bg-surface md:grid-cols-[3rem_minmax(0,2fr)_minmax(0,1fr)_5rem_8rem]">
          <span className={`font-medium ${tones[outcome]}`}>
            <span className="sr-only">{words.outcomes[outcome]} </span>
            {status}
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className="font-mono">{operation}</span>
            {byTool ? <span className="text-ink-quiet"> {words.byTool}</span> : null}
            {error ? <span className="block font-mono text-ink-quiet">{error}</span> : null}
          </span>
          <span className="hidden min-w-0 truncate text-ink-quiet md:block">{key.name ?? words.unknownKey}</span>
          <span className="hidden text-right text-ink-quiet md:block">{format(words.milliseconds, { ms: durationMs }, language)}</span>
          <span className="text-right text-ink-quiet">
            <When iso={call.at} language={language} timeZone={timeZone} />
          </span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l-2 border-line pt-2 pb-4 pl-4 text-sm">
          {error ? (
            <div className="grid max-w-prose gap-1">
              <p className="font-medium">{words.whatToDo}</p>
              <p lang="en">
                {advice ?? error} {call.inReference ? <Reference operation={operation} words={words} language={language} /> : null}
              </p>
            </div>
          ) : (
            <p>{words.nothingWrong}</p>
          )}
          <dl className="grid gap-x-6 gap-y-1 md:grid-cols-[max-content_minmax(0,1fr)]">
            <Fact name={words.key}>{key.name ?? words.unknownKey}</Fact>
            <Fact name={words.duration}>{format(words.milliseconds, { ms: durationMs }, language)}</Fact>
            <Fact name={words.correlation}>
              <code className="font-mono">{correlationId}</code>
              <span className="block text-ink-quiet">{words.correlationHint}</span>
            </Fact>
          </dl>
        </div>
      </details>
    </li>
  );
}

function Reference({ operation, words, language }: Pick<Props, 'words' | 'language'> & { operation: string }) {
  return (
    <a lang={language} href={`/docs#${operation}`} className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
      {format(words.reference, { operation })}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
