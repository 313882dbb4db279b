'use client';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** It must be read first: it stands in the part that scrolls, and short screens keep it. */
  mustRead?: boolean;
  closeLabel: string;
  /** The portal leaves the page's element, so language and direction go along. */
  lang?: string;
  children: ReactNode;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  /** Where focus goes after closing; by default to what opened it. */
  onClosed?: () => HTMLElement | null;
  /** Where focus goes on opening; by default the first control. */
  onOpened?: () => HTMLElement | null;
};

/** A sheet from below on phones, a panel in the middle elsewhere. Only its body scrolls. */
export function Dialog({ open, onOpenChange, title, description, mustRead = false, closeLabel, lang, children, footer, onClosed, onOpened }: Props) {
  const opener = useRef<Element | null>(null);
  const focus = (event: Event, target: Element | null | undefined) => {
    if (!(target instanceof HTMLElement && target.isConnected)) return;
    event.preventDefault();
    target.focus();
  };
  const opened = (event: Event) => {
    opener.current = document.activeElement;
    focus(event, onOpened?.());
  };
  // By itself it goes back only to a trigger of its own kind, which none of ours has: keys and menus open them too.
  const closed = (event: Event) => focus(event, onClosed?.() ?? opener.current);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-veil" />
        <Content
          lang={lang}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={opened}
          onCloseAutoFocus={closed}
          className="rise fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-dvh w-full max-w-xl flex-col rounded-t border border-transparent bg-surface text-ink shadow-float outline-none md:top-1/2 md:bottom-auto md:max-h-[90dvh] md:-translate-y-1/2 md:rounded"
        >
          <div className="flex items-start justify-between gap-4 px-4 pt-4 pb-2 md:px-6 [@media(max-height:440px)]:py-1">
            <div className="self-center">
              <Title className="font-serif text-lg font-semibold">{title}</Title>
              {description && !mustRead ? <Description className="text-sm text-ink-quiet [@media(max-height:440px)]:sr-only">{description}</Description> : null}
            </div>
            <Close aria-label={closeLabel} className="-mr-2 grid size-11 shrink-0 place-items-center rounded text-ink-quiet hover:text-ink">
              <svg viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" />
              </svg>
            </Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-1 pb-4 md:px-6">
            {description && mustRead ? <Description className="pb-4">{description}</Description> : null}
            {children}
          </div>
          {footer ? (
            <div className="border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 [@media(max-height:440px)]:py-1.5">
              {footer}
            </div>
          ) : null}
        </Content>
      </Portal>
    </Root>
  );
}
