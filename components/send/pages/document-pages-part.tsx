'use client';
import dynamic from 'next/dynamic';
import { Notice } from '../../ui/notice';
import { untilItComes } from '../../ui/until-it-comes';
import { useSendDesk } from '../desk';
import { ChooseDocument } from '../document/choose-document';
import { Part } from '../part';

/** A page of A4, so that nothing moves when the pages arrive. */
export function PagesSkeleton() {
  return <div className="mx-auto aspect-[595/842] w-full animate-pulse rounded bg-sheet shadow-sheet" />;
}

/** In place of pages whose viewer did not come: the rest of the page goes on, and the document can be sent. */
function NoPages() {
  const { words } = useSendDesk();
  return (
    <Notice kind="warning">
      <p>{words.document.unreadable}</p>
    </Notice>
  );
}

/** The viewers come once there is something to be shown; a document that is dropped offline waits for them. */
const online = (): Promise<unknown> => (navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', resolve, { once: true })));
const PdfPages = dynamic(
  () =>
    online()
      .then(() => import('./pdf-pages'))
      .then((module) => module.PdfPages)
      .catch(() => NoPages),
  { ssr: false, loading: PagesSkeleton },
);
const WrittenPages = dynamic(
  () =>
    online()
      .then(() => untilItComes(() => import('./written-pages')))
      .then((module) => module.WrittenPages),
  { ssr: false, loading: PagesSkeleton },
);

/** The document itself, in the middle of the page: its pages, or the ways to get one. */
export function DocumentPagesPart() {
  const { document, words } = useSendDesk();
  if (document.kind === 'none')
    return (
      <Part id="send-document" title={words.document.title}>
        {document.refusal ? (
          <p role="alert" className="text-danger">
            {document.refusal}
          </p>
        ) : null}
        <ChooseDocument />
      </Part>
    );
  if (document.kind === 'markdown') return <WrittenPages />;
  if (document.source === null)
    return (
      <div className="grid gap-2">
        <p className="text-sm text-ink-quiet">{words.document.converting}</p>
        <PagesSkeleton />
      </div>
    );
  return <PdfPages source={document.source} />;
}
