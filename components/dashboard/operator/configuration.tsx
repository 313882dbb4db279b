import type { ShownConfiguration, ShownVariable } from '@/lib/domain/operator/schema';
import { Notice } from '../../ui/notice';
import { Section } from '../section';
import type { OperatorWords } from './words';

type Props = { configuration: ShownConfiguration; words: OperatorWords };

/** What is wrong or doubtful, then every variable. What a variable is for stands in English, as in the file of examples. */
export function Configuration({ configuration: { variables, problems, doubts }, words }: Props) {
  const own = words.settings;
  return (
    <Section id="variables" title={own.variables}>
      {problems.length + doubts.length === 0 ? <p className="text-success">{own.allWell}</p> : null}
      <Findings kind="danger" title={own.problems} findings={problems} />
      <Findings kind="warning" title={own.doubts} findings={doubts} />
      <ul className="divide-y divide-line border-b border-line">
        {variables.map((variable) => (
          <li key={variable.name} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-medium break-all">{variable.name}</code>
              <span className={`text-sm ${variable.state === 'set' ? '' : 'text-ink-quiet'}`}>{own.states[variable.state]}</span>
              <Value variable={variable} words={words} />
            </p>
            <p lang="en" className="text-sm text-ink-quiet">
              {variable.what}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Value({ variable: { state, value }, words }: { variable: ShownVariable; words: OperatorWords }) {
  if (value !== null) return <code className="text-sm break-all">{value}</code>;
  return state === 'missing' ? null : <span className="text-sm text-ink-quiet">{words.settings.hidden}</span>;
}

function Findings({ kind, title, findings }: { kind: 'danger' | 'warning'; title: string; findings: readonly string[] }) {
  if (findings.length === 0) return null;
  return (
    <Notice kind={kind} title={title}>
      <ul lang="en" className="list-disc pl-5">
        {findings.map((finding) => (
          <li key={finding} className="wrap-anywhere">
            {finding}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
