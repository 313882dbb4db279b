'use client';
import { Fragment, useState } from 'react';
import { format, formatDate } from '@/lib/core/i18n/format';
import { languageNames, localeOf } from '@/lib/core/i18n/languages';
import { useAlive } from '../../ui/alive';
import { Button } from '../../ui/button';
import { type SendDesk, useSendDesk } from '../desk';
import { ConfirmDialog } from './confirm-dialog';
import { type Missing, missingOf } from './missing';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Says what will happen, or what is missing, and holds the one button. It stays in view above the rooms of a phone. */
export function Foot() {
  const desk = useSendDesk();
  const { words, letter, document, editor, saveState } = desk;
  const [asks, setAsks] = useState(false);
  const alive = useAlive();
  if (!alive) return null;
  const missing = missingOf({ document, letter, fields: editor.fields });
  const isOver = saveState.kind === 'sent' || saveState.kind === 'deleted' || saveState.kind === 'conflict';
  const name = letter.signer.name.trim();
  return (
    <section
      aria-label={words.foot.sendPlain}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 [@media(max-height:30rem)]:static md:-mx-8 md:px-8 lg:bottom-0"
    >
      {missing.length > 0 ? <StillMissing missing={missing} /> : <p className="min-w-0 flex-1 basis-40 text-sm wrap-anywhere">{whatHappens(desk)}</p>}
      <Button kind="primary" disabled={missing.length > 0 || isOver} onClick={() => setAsks(true)} className="max-w-full">
        <span className="truncate">{name ? words.foot.send.replace('{name}', () => name) : words.foot.sendPlain}</span>
      </Button>
      <ConfirmDialog open={asks} onOpenChange={setAsks} />
    </section>
  );
}

/** What will happen once it is sent, in a sentence. */
export function whatHappens({ words, letter, language, timeZone, limits }: Pick<SendDesk, 'words' | 'letter' | 'language' | 'timeZone' | 'limits'>): string {
  const { foot } = words;
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const date = formatDate(new Date(Date.now() + limits.lifetimeDays * DAY_MS), language, zone);
  const name = letter.signer.name.trim() || letter.signer.email.trim();
  const named = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(localeOf(letter.language)) ?? languageNames[letter.language];
  const sentence = letter.delivery === 'link' ? foot.link : letter.senderSigns ? foot.senderFirst : foot.email;
  return format(sentence, { name, date, language: named });
}

/** Each missing thing leads to its place. */
function StillMissing({ missing }: { missing: readonly Missing[] }) {
  const { words } = useSendDesk();
  const show = (target: string) => {
    const element = document.getElementById(target);
    element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    const control = element?.matches('input, textarea, button, [tabindex]') ? element : element?.querySelector<HTMLElement>('button');
    control?.focus({ preventScroll: true });
  };
  return (
    <p className="min-w-0 flex-1 basis-40 text-sm">
      {words.foot.missing}{' '}
      {missing.map(({ need, target }, index) => (
        <Fragment key={need}>
          {index > 0 ? ' ' : ''}
          {/* The comma stays with the word before it. */}
          <span className="inline-block">
            <button type="button" onClick={() => show(target)} className="min-h-6 text-start text-accent underline underline-offset-4 hover:text-accent-strong">
              {words.foot.needs[need]}
            </button>
            {index < missing.length - 1 ? ',' : ''}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
