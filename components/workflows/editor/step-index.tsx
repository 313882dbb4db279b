'use client';
import { format } from '@/lib/core/i18n/format';
import { useEditing } from './editing';
import { useLacking } from './readiness';

/**
 * The three parts as steps, each with its state in words. On narrow screens it sticks, as the parts stand below each other there; where
 * they stand beside each other nobody needs it.
 */
export function StepIndex() {
  const { state, words, language, jumpTo } = useEditing();
  const count = useLacking().filter(({ place }) => place !== 'when').length;
  const { steps } = words;
  const isFed = state.view.source.lastPost !== null || state.view.source.fields.length > 0;
  const parts = [
    { id: 'when', title: words.when.title, text: isFed ? steps.ready : steps.waiting, isReady: isFed },
    { id: 'make', title: words.make.title, text: count === 0 ? steps.ready : format(steps.missing, { count }, language), isReady: count === 0 },
    { id: 'deliver', title: words.deliver.title, text: steps.ready, isReady: true },
  ];
  return (
    <nav aria-label={steps.label} className="sticky top-0 z-10 -mx-4 border-b border-line bg-paper px-4 @min-[58rem]:hidden">
      <ol className="grid grid-cols-3 gap-2">
        {parts.map(({ id, title, text, isReady }, index) => (
          <li key={id} className="grid">
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                jumpTo(id);
              }}
              className="grid min-h-16 content-center gap-0.5 rounded py-1 leading-tight hover:bg-surface"
            >
              <span className="text-sm/tight font-medium hyphens-auto wrap-anywhere">
                {index + 1}. {title}
              </span>
              <span className={`text-xs/tight hyphens-auto wrap-anywhere ${isReady ? 'text-success' : 'text-warning'}`}>{text}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
