import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { SigningPageView } from '@/lib/domain/signatures/views/signing-view';
import { PagePicture } from './page-picture';

type Props = {
  pages: SigningPageView[];
  /** Where the pictures of the pages lie: the page's number follows. */
  pictures: string;
  /** The message that names a page, with {page} and {pages}. */
  pageLabel: string;
  language: Language;
  /** What lies on a page. */
  children?: (page: SigningPageView) => ReactNode;
};

/** The whole document to read, page below page. */
export function DocumentPages({ pages, pictures, pageLabel, language, children }: Props) {
  return (
    <div id="document" tabIndex={-1} className="mx-auto grid max-w-[55rem] gap-3 px-2 py-3 outline-none md:gap-6 md:px-4 md:py-8">
      {pages.map((page, index) => (
        <section
          key={page.number}
          aria-label={format(pageLabel, { page: page.number, pages: pages.length }, language)}
          className="sheet @container relative w-full bg-sheet shadow-sheet"
          style={{ aspectRatio: `${page.width} / ${page.height}` }}
        >
          <PagePicture pictures={pictures} page={page} eager={index === 0} />
          {children?.(page)}
        </section>
      ))}
    </div>
  );
}
