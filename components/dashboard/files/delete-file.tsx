import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownFile } from '@/lib/domain/files/room/schema';
import { Button } from '../../ui/button';
import { Section } from '../section';
import type { FilesWords } from './words';

type Props = { file: ShownFile; words: FilesWords['file']; language: Language };

/** Says what is lost before it is; or what has to go first, by the same rule that the API has. Works without scripts. */
export function DeleteFile({ file, words, language }: Props) {
  const { workflows, runs, madeBy, requests } = file.uses;
  const own = words.remove;
  if (workflows.length > 0 || runs.length > 0)
    return (
      <Section id="delete" title={own.title}>
        <div className="grid max-w-prose gap-2">
          <p>{own.blocked}</p>
          <ul className="list-disc pl-5 wrap-anywhere">
            {workflows.map(({ id, name }) => (
              <li key={id}>{format(words.uses.workflow, { name })}</li>
            ))}
            {runs.length > 0 ? <li>{format(words.uses.runs, { count: runs.length }, language)}</li> : null}
          </ul>
          <p className="text-ink-quiet">{own.blockedStep}</p>
        </div>
      </Section>
    );
  return (
    <Section id="delete" title={own.title}>
      <details>
        <summary className="inline-flex min-h-11 items-center text-danger underline decoration-1 underline-offset-4">{own.open}</summary>
        <form
          method="post"
          action={`/dashboard/data/files/${file.id}/delete`}
          className="grid max-w-prose justify-items-start gap-3 border-l-2 border-danger py-1 pl-4"
        >
          <p>{format(own.body, { count: file.version }, language)}</p>
          {file.isShared ? <p>{own.link}</p> : null}
          {madeBy ? <p>{own.run}</p> : null}
          {requests.length > 0 ? <p>{format(own.requests, { count: requests.length }, language)}</p> : null}
          <Button kind="danger" type="submit">
            {own.submit}
          </Button>
        </form>
      </details>
    </Section>
  );
}
