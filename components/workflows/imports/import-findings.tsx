import { format } from '@/lib/core/i18n/format';
import { shownProblems } from '@/lib/domain/automations/imports/rules';
import type { ImportView } from '@/lib/domain/automations/views/import-view';
import { standingLink } from '../../dashboard/list-pages';
import { Section } from '../../dashboard/section';
import type { WorkflowsWords } from '../words';

type Props = { view: ImportView; workflowId: string; words: WorkflowsWords['imports'] };

/** What was found in a table: its fields, its first rows and what they would be called, and each row of which something is to be said. */
export function ImportFindings({ view, workflowId, words }: Props) {
  const listed = view.problems.length;
  return (
    <>
      <div className="grid gap-1 text-sm">
        <p className="wrap-anywhere text-ink-quiet">{format(words.fields, { names: view.columns.join(', ') })}</p>
        {view.unnamed.length > 0 && !view.isForeign ? (
          <p className="wrap-anywhere text-warning">{format(words.unnamed, { names: view.unnamed.join(', ') })}</p>
        ) : null}
      </div>
      {view.first.length > 0 ? (
        <Section id="first" title={words.firstTitle}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
          {/* biome-ignore lint/a11y/useSemanticElements: a landmark of this name stands around it, and a fieldset is for inputs */}
          <div className="overflow-x-auto" tabIndex={0} role="group" aria-labelledby="first-title">
            <table className="w-full text-left text-sm">
              <thead>
                <tr className="border-b border-line text-ink-quiet">
                  <th scope="col" className="py-2 pr-4 font-medium">
                    {words.lineColumn}
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    {words.valuesColumn}
                  </th>
                  <th scope="col" className="py-2 font-medium">
                    {words.becomes}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {view.first.map((row) => (
                  <tr key={row.line}>
                    <td className="py-2 pr-4 align-top tabular-nums">{row.line}</td>
                    <td className="py-2 pr-4 align-top wrap-anywhere">{row.values.join(' · ')}</td>
                    <td className={`py-2 align-top wrap-anywhere ${row.isRefused ? 'text-danger' : ''}`}>
                      {row.isRefused ? words.isLeftOut : row.outputs.join(', ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      ) : null}
      {listed > 0 ? (
        <Section id="found" title={words.problemsTitle}>
          <ul className="divide-y divide-line border-b border-line text-sm">
            {view.problems.map((row) => (
              <li key={row.line} className="flex flex-wrap gap-x-4 py-2">
                <span className="text-ink-quiet tabular-nums">{`${words.lineColumn} ${row.line}`}</span>
                <span className={`wrap-anywhere ${row.isRefused ? 'text-danger' : 'text-warning'}`}>
                  {[...(row.isRefused ? [words.isLeftOut] : []), ...row.problems.map(({ code, about }) => format(words.problems[code], { about }))].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {listed === shownProblems ? <p className="text-sm text-ink-quiet">{words.moreProblems}</p> : null}
          {view.refused > 0 && !view.isErased ? (
            <a href={`/dashboard/data/workflows/${workflowId}/imports/${view.id}/refused`} download className={`${standingLink} justify-self-start`}>
              {words.saveRefused}
            </a>
          ) : null}
        </Section>
      ) : null}
    </>
  );
}
