'use client';
import { memo, useState } from 'react';
import { Page, type PageProps } from 'react-pdf';

type Shown = Parameters<NonNullable<PageProps['onLoadSuccess']>>[0];

/** More dots than this are not seen, and cost memory. */
const MOST_DOTS_PER_PIXEL = 2;

/** The picture of a page, and its words for screen readers. Drawn anew only when its size changes, whatever happens over it. */
export const PageCanvas = memo(function PageCanvas({ number, width }: { number: number; width: number }) {
  const [text, setText] = useState('');
  const read = async (page: Shown) => {
    const { items } = await page.getTextContent();
    setText(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  };
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0">
        <Page
          pageNumber={number}
          width={width}
          devicePixelRatio={Math.min(devicePixelRatio, MOST_DOTS_PER_PIXEL)}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          renderMode="canvas"
          loading={null}
          error={null}
          noData={null}
          onLoadSuccess={(page) => void read(page).catch(() => undefined)}
        />
      </div>
      <p className="sr-only">{text}</p>
    </>
  );
});
