import { format } from '@/lib/core/i18n/format';
import { localeOf } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/core/i18n/messages/en';
import { PageShell } from '../ui/page-shell';
import { Introduction } from './introduction';
import { PageFields } from './page-fields';
import { PagePicture } from './page-picture';
import { SigningDesk } from './signing-desk';
import type { ReadyView } from './view';

export function ReadyPage({ view, messages }: { view: ReadyView; messages: Messages }) {
  const text = messages.signing;
  const { pages, message: _, ...rest } = view;
  const deskView = { ...rest, pageSizes: pages.map(({ width, height }) => ({ width, height })) };
  return (
    <PageShell
      lang={localeOf(view.language)}
      skip={{ href: '#document', label: text.skipToDocument }}
      actions={
        <a
          href={`/sign/${view.token}/document`}
          className="inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          {text.download}
        </a>
      }
    >
      <Introduction view={view} messages={text} />
      <SigningDesk view={deskView} messages={text}>
        <div id="document" tabIndex={-1} className="mx-auto grid max-w-[55rem] gap-3 px-2 py-3 outline-none md:gap-6 md:px-4 md:py-8">
          {pages.map((page, index) => (
            <section
              key={page.number}
              aria-label={format(text.page, { page: page.number, pages: pages.length })}
              className="sheet @container relative w-full bg-sheet shadow-sheet"
              style={{ aspectRatio: `${page.width} / ${page.height}` }}
            >
              <PagePicture token={view.token} page={page} eager={index === 0} />
              <PageFields page={page.number} />
            </section>
          ))}
        </div>
      </SigningDesk>
    </PageShell>
  );
}
