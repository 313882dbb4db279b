'use client';
import { LinkField } from '../../ui/copy-link';
import { When } from '../../ui/when';
import { examplePost } from '../state/example-post';
import { usePosted } from '../state/use-posted';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';
import { EditorPart } from './editor-part';
import { FieldList } from './field-list';
import { SendByHand } from './send-by-hand';

/** Where the data come from, and what came last. */
export function WhenPart() {
  const { state, words, language, timeZone } = useEditing();
  const { when } = words;
  const { url, lastPost } = state.view.source;
  const data = usePosted(state.view.id, lastPost?.id ?? null);
  return (
    <EditorPart id="when" title={when.title} lead={when.lead}>
      <div className="grid gap-1">
        <LinkField link={url} label={when.address} words={when} />
        <p className="text-sm text-ink-quiet">{when.secret}</p>
      </div>
      <Disclosure title={when.example}>
        <pre dir="ltr" className="overflow-x-auto rounded border border-line bg-desk p-3 text-xs">
          {exampleFor(url)}
        </pre>
      </Disclosure>
      <p role="status" className={lastPost ? 'text-sm text-ink-quiet' : 'text-sm'}>
        {lastPost ? (
          <>
            {when.last} <When iso={lastPost.at} language={language} timeZone={timeZone} />
          </>
        ) : (
          when.waiting
        )}
      </p>
      <FieldList data={data} />
      <SendByHand sample={data} />
    </EditorPart>
  );
}

const exampleFor = (url: string): string => `curl '${url}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(examplePost, null, 2)}'`;
