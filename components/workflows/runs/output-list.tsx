import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { standingLink } from '../../dashboard/list-pages';
import type { WorkflowsWords } from '../words';
import type { RunDetails } from './run-page';

const kinds = { file: 'document', pdf: 'pdf', signedPdf: 'signedPdf' } as const;

/** What stands with a signature request, by its state. */
export type StatusWords = Messages['requests']['statuses'];

type Props = { workflowId: string; outputs: RunDetails['outputs']; isEnded: boolean; words: WorkflowsWords; statusWords: StatusWords };

/** What a run made, each with the picture of its first page where it has a PDF, and its files to open. */
export function OutputList({ workflowId, outputs, isEnded, words, statusWords }: Props) {
  const { runs } = words;
  if (outputs.length === 0) return <p className="text-ink-quiet">{isEnded ? runs.noOutputs : runs.noOutputsYet}</p>;
  return (
    <ul className="grid gap-4">
      {outputs.map((output) => (
        <li key={output.id} className="flex flex-wrap items-start gap-4 border-b border-line pb-4">
          {output.pdf || output.signedPdf ? (
            <img
              src={`/dashboard/data/workflows/${workflowId}/outputs/${output.id}/picture`}
              alt={format(runs.picture, { name: output.name })}
              width={120}
              height={170}
              loading="lazy"
              className="h-[170px] w-[120px] border border-line bg-desk object-contain"
            />
          ) : null}
          <div className="grid min-w-0 gap-1">
            <span className="font-medium wrap-anywhere">{output.name}</span>
            <span className="flex flex-wrap gap-x-4">
              {(['signedPdf', 'pdf', 'file'] as const).map((kind) => {
                const file = output[kind];
                return file ? (
                  <a key={kind} href={new URL(file.downloadUrl).pathname} className={standingLink}>
                    {runs[kinds[kind]]}
                  </a>
                ) : null;
              })}
              {output.signature ? (
                <Link href={`/dashboard/requests/${output.signature.requestId}`} className={standingLink}>
                  {runs.request}
                </Link>
              ) : null}
              {output.signature?.status ? <span className="text-ink-quiet">{statusWords[output.signature.status]}</span> : null}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
