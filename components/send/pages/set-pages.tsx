'use client';
import { DocumentPages } from '../../signing/document-pages';
import { useSendDesk } from '../desk';
import { checkText } from '../foot/check-text';
import { boxStyle } from './box-style';
import { PagesSkeleton } from './document-pages-part';
import type { Look } from './use-look';

const colours = { signer: 'border-mark bg-mark-wash/60 text-mark', sender: 'border-mark-other bg-mark-other-wash/60 text-mark-other' } as const;

/** The pages as the service has set them. */
export function SetPages({ look, failed }: { look: Look; failed: string }) {
  const { words, language, letter } = useSendDesk();
  if (look.state === 'loading') return <PagesSkeleton />;
  if (look.state === 'failed')
    return (
      <p role="alert" className="text-danger">
        {look.problem ? checkText(look.problem, words) : failed}
      </p>
    );
  const { pages, fields, pictures } = look.view;
  return (
    <div className="bg-desk">
      <DocumentPages pages={pages} pictures={pictures} pageLabel={words.fields.page} language={language}>
        {(page) =>
          fields
            .filter((field) => field.page === page.number)
            .map((field) => (
              <span
                key={field.id}
                lang={letter.language}
                className={`absolute flex items-center overflow-hidden border px-1 text-xs whitespace-nowrap ${colours[field.party]}`}
                style={boxStyle(field)}
              >
                {field.label}
              </span>
            ))
        }
      </DocumentPages>
    </div>
  );
}
