import Link from 'next/link';
import { standingLink } from '../../dashboard/list-pages';
import type { WorkflowsWords } from '../words';
import type { RunDetails } from './run-page';

const kinds = { file: 'document', pdf: 'pdf', signedPdf: 'signedPdf' } as const;

/** What a run made, each with its files to download. */
export function OutputList({ outputs, words }: { outputs: RunDetails['outputs']; words: WorkflowsWords }) {
  const { runs } = words;
  if (outputs.length === 0) return <p className="text-ink-quiet">{runs.noOutputs}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {outputs.map((output) => (
        <li key={output.id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
          <span className="font-medium wrap-anywhere">{output.name}</span>
          <span className="flex flex-wrap gap-x-4">
            {(['file', 'pdf', 'signedPdf'] as const).map((kind) => {
              const file = output[kind];
              return file ? (
                <a key={kind} href={`/files/${file.id}/content`} className={standingLink}>
                  {runs[kinds[kind]]}
                </a>
              ) : null;
            })}
            {output.signature ? (
              <Link href={`/dashboard/requests/${output.signature.requestId}`} className={standingLink}>
                {runs.request}
              </Link>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
