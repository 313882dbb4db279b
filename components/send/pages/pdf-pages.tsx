'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Document, type DocumentProps } from 'react-pdf';
import { format } from '@/lib/core/i18n/format';
import { Notice } from '../../ui/notice';
import { useSendDesk } from '../desk';
import type { PageSize } from '../editor/field';
import { PagesSkeleton } from './document-pages-part';
import { PageCanvas } from './page-canvas';
import { PageOverlay } from './page-overlay';
import { PlacingProvider } from './placing';
import { useNear } from './use-near';
import { viewerOptions } from './viewer';

type Loaded = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

const CSS_PIXELS_PER_POINT = 96 / 72;

/** The pages of a PDF, drawn by the browser as they come near, with the fields over them. */
export function PdfPages({ source }: { source: File | string }) {
  const { words, pages, setPages, zoom, language } = useSendDesk();
  const [failed, setFailed] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const loaded = useCallback(async (pdf: Loaded) => setPages(await sizesOf(pdf)), [setPages]);
  useEffect(() => {
    // Another file is another chance.
    if (source) setFailed(false);
  }, [source]);
  const widest = Math.max(1, ...pages.map((page) => page.width));
  const scale = zoom === 'fit' ? width / widest : zoom * CSS_PIXELS_PER_POINT;
  return (
    <div ref={room} className="grid gap-3">
      {failed ? (
        <Notice kind="warning">
          <p>{words.document.unreadable}</p>
        </Notice>
      ) : null}
      <Document
        file={source}
        options={viewerOptions}
        onLoadSuccess={loaded}
        onLoadError={() => setFailed(true)}
        // What cannot be read would else take the whole page with it, and what is typed there.
        suspense={false}
        // The viewer would else ask for the password in a window of its own; the service takes no file that has one.
        onPassword={() => setFailed(true)}
        loading={failed ? null : <PagesSkeleton />}
        error={null}
        noData={null}
        externalLinkTarget="_blank"
      >
        <PlacingProvider>
          <div className={`grid gap-4 ${zoom === 'fit' ? '' : 'overflow-x-auto pb-2'}`}>
            {width > 0
              ? pages.map((page, index) => (
                  <Sheet
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
                    key={index}
                    number={index + 1}
                    page={page}
                    scale={scale}
                    label={format(words.fields.page, { page: index + 1, pages: pages.length }, language)}
                  />
                ))
              : null}
          </div>
        </PlacingProvider>
      </Document>
    </div>
  );
}

/** One page: its place is there at once, its picture once it is near, so that fifty pages are as light as five. */
function Sheet({ number, page, scale, label }: { number: number; page: PageSize; scale: number; label: string }) {
  const sheet = useRef<HTMLElement>(null);
  const isNear = useNear(sheet);
  return (
    <section
      ref={sheet}
      aria-label={label}
      data-page={number}
      className="sheet @container relative mx-auto bg-sheet text-sheet-ink shadow-sheet"
      style={{ width: page.width * scale, height: page.height * scale }}
    >
      {isNear ? <PageCanvas number={number} width={page.width * scale} /> : null}
      <PageOverlay number={number} page={page} scale={scale} />
    </section>
  );
}

/** The pages as displayed, in points: turned and cut as the file says. */
async function sizesOf(pdf: Loaded): Promise<PageSize[]> {
  const sizes: PageSize[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
    sizes.push({ width, height });
  }
  return sizes;
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
