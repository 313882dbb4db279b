import { format } from '@/lib/core/i18n/format';
import type { OwnDocumentView, OwnRequestView } from '@/lib/domain/signatures/views/own-request';
import { boxStyle, PagePicture } from '../../signing/page-picture';
import { addressOfRequest } from '../addresses';
import type { Reader } from './reader';

type Props = { request: OwnRequestView; document: OwnDocumentView | null; reader: Reader };
type Field = OwnDocumentView['fields'][number];

export const pageId = (number: number): string => `page-${number}`;

/** How wide a page is shown at most: less than half a wide screen. */
const sizes = '(max-width: 63.99rem) 100vw, 44rem';

/** The document page below page, in a frame of its own that scrolls; where it is not there, why. */
export function DocumentView({ request, document, reader: { language, words, messages } }: Props) {
  if (!document)
    return (
      <p className="rounded border border-line bg-surface p-6 text-ink-quiet">
        {request.erased ? (
          words.erased
        ) : (
          <>
            {words.unavailable}{' '}
            <a href={addressOfRequest(request.id)} className="text-accent underline decoration-1 underline-offset-4">
              {words.again}
            </a>
          </>
        )}
      </p>
    );
  const { pages, certificateFrom, fields, of } = document;
  const labelOf = (page: number) =>
    certificateFrom !== null && page >= certificateFrom
      ? format(words.certificatePage, { page: page - certificateFrom + 1, pages: pages.length - certificateFrom + 1 }, language)
      : format(words.page, { page, pages: certificateFrom === null ? pages.length : certificateFrom - 1 }, language);
  const nameOf = ({ party }: Field) => (party === 'sender' ? request.senderName : (request.signer.name ?? request.signer.email));
  return (
    <section
      aria-label={words.document}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached and scrolled by keys too
      tabIndex={0}
      className="max-h-[75dvh] overflow-y-auto rounded border border-line bg-paper p-2 md:p-4 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)]"
    >
      <ol className="mx-auto grid max-w-[44rem] gap-3 md:gap-4">
        {pages.map((page, index) => (
          <li
            key={page.number}
            id={pageId(page.number)}
            className="sheet @container relative w-full bg-sheet shadow-sheet"
            style={{ aspectRatio: `${page.width} / ${page.height}` }}
          >
            <PagePicture
              pictures={`/dashboard/data/requests/${request.id}/pages`}
              query={`&of=${of}`}
              page={page}
              eager={index === 0}
              alt={labelOf(page.number)}
              sizes={sizes}
            />
            {fields
              .filter((field) => field.page === page.number)
              .map((field) => (
                <FieldMark key={field.id} field={field} name={nameOf(field)} done={words.fieldDone} seen={messages.document[field.kind]} />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where a party fills in something: named on the page as far as there is room, and in full to whoever hears or points at it. */
function FieldMark({ field, name, done, seen }: { field: Field; name: string; done: string; seen: string }) {
  const label = [field.label || seen, name, ...(field.isDone ? [done] : [])].join(', ');
  return (
    <span
      title={label}
      className={`absolute overflow-hidden rounded-[3px] text-left leading-none text-sheet-ink outline-1 -outline-offset-1 ${field.isDone ? 'bg-mark-wash/50 outline-mark/40' : 'bg-mark-wash/80 outline-dashed outline-mark'}`}
      style={boxStyle(field)}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="flex h-full items-center truncate px-1 text-[min(0.75rem,2.2cqw)] font-medium text-mark">
        {field.isDone ? '✓ ' : ''}
        {field.label || seen}
      </span>
    </span>
  );
}
