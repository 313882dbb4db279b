'use client';
import { LinkField } from '../../ui/copy-link';
import { When } from '../../ui/when';
import { useEditing } from './editing';
import { EditorPart } from './editor-part';
import { FieldList } from './field-list';

/** Where the data come from, and what came last. */
export function WhenPart() {
  const { state, words, language, timeZone } = useEditing();
  const { when } = words;
  const { url, lastPost } = state.view.source;
  return (
    <EditorPart id="when" title={when.title} lead={when.lead}>
      <div className="grid gap-1">
        <LinkField link={url} label={when.address} words={when} />
        <p className="text-sm text-ink-quiet">{when.secret}</p>
      </div>
      <details>
        <summary className="min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{when.example}</summary>
        <pre dir="ltr" className="overflow-x-auto rounded border border-line bg-desk p-3 text-xs">
          {exampleFor(url)}
        </pre>
      </details>
      <p role="status" className={lastPost ? 'text-sm text-ink-quiet' : 'text-sm'}>
        {lastPost ? (
          <>
            {when.last} <When iso={lastPost.at} language={language} timeZone={timeZone} />
          </>
        ) : (
          when.waiting
        )}
      </p>
      <FieldList />
    </EditorPart>
  );
}

const exampleFor = (url: string): string => `curl '${url}' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "Customer Name": "Anna Berg",
    "Customer Email": "anna@example.com",
    "Items": [
      { "name": "Chair", "price": 40 },
      { "name": "Table", "price": 90 }
    ]
  }'`;
