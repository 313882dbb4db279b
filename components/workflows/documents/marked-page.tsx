'use client';
import { format } from '@/lib/core/i18n/format';
import type { DocumentPagesView, Side } from '@/lib/domain/workflows/views/document-view';
import { boxStyle, PagePicture } from '../../signing/page-picture';
import { documentData } from './addresses';
import { useLooking } from './looking';
import { markLook } from './mark-look';
import { tagText } from './tag-text';

type Page = Extract<DocumentPagesView, { state: 'ready' }>['pages'][number];
type Props = { side: Side; page: Page; pages: number };

/** The pictures stand side by side, or one as wide as a phone. */
const sizes = '(max-width: 47.99rem) 125vw, 38rem';

/** One page with its tags, each of which a press copies. Who cannot point finds the same in the list of tags. */
export function MarkedPage({ side, page, pages }: Props) {
  const { view, words, language, copied, lit, light } = useLooking();
  const documents = words.looking;
  return (
    <section
      aria-label={format(documents.page, { side: documents.sides[side], page: page.number, pages }, language)}
      className="sheet @container relative w-full bg-sheet shadow-sheet"
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
    >
      <PagePicture
        pictures={`${documentData(view.workflow.id, view.id)}/sides/${side}`}
        page={page}
        eager={page.number === 1}
        query={`&shows=${view.shows}`}
        sizes={sizes}
      />
      {page.marks.map((mark, index) => {
        const tag = view.tags[mark.tag];
        if (!tag) return null;
        const { line, sign } = markLook[mark.standing];
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a page come together and never change
            key={index}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-standing={mark.standing}
            title={`${tagText(tag.source)} · ${documents.tags.standings[mark.standing]}`}
            onClick={() => copied.copy(tag.source)}
            onPointerEnter={() => light(mark.tag)}
            onPointerLeave={() => light(null)}
            className={`absolute min-w-3 ${line} ${lit === mark.tag ? 'bg-mark-wash/70 mix-blend-multiply' : ''}`}
            style={boxStyle(mark)}
          >
            {mark.standing === 'filled' || mark.standing === 'waiting' ? null : (
              <span className="absolute -top-2.5 -right-2.5 grid size-4 place-items-center rounded-full bg-mark-other text-[0.625rem] leading-none font-semibold text-sheet">
                {sign}
              </span>
            )}
          </button>
        );
      })}
    </section>
  );
}
