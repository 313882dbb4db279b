'use client';
import { usePathname } from 'next/navigation';
import { MenuDetails } from '../ui/menu-details';
import { Icon } from './icon';
import type { FrameWords } from './words';

export type OwnAccount = { id: string; name: string; kind: 'person' | 'team'; role: 'viewer' | 'editor' | 'owner'; isActing: boolean };

type Props = { accounts: readonly OwnAccount[]; words: FrameWords };

/** Whom one acts for, said all the time so that nobody sends from the wrong account; where there are several, they are chosen here. */
export function AccountSwitcher({ accounts, words }: Props) {
  const pathname = usePathname();
  const acting = accounts.find(({ isActing }) => isActing);
  if (!acting) return null;
  const face = (
    <>
      <span aria-hidden="true" className={`h-8 w-1 shrink-0 rounded-full ${acting.kind === 'team' ? 'bg-warning' : 'bg-line-strong'}`} />
      <span className="grid min-w-0 text-left">
        <span className="truncate text-sm font-medium">{acting.name}</span>
        <span className="truncate text-xs text-ink-quiet">{words.kinds[acting.kind]}</span>
      </span>
    </>
  );
  if (accounts.length === 1) return <p className="flex min-h-11 min-w-0 items-center gap-2">{face}</p>;
  return (
    <MenuDetails className="relative min-w-0">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded pr-2 hover:bg-paper [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{words.actingFor}</span>
        {face}
        <Icon strokes="M6 8l4-4 4 4M6 12l4 4 4-4" className="ml-auto size-4 text-ink-quiet" />
      </summary>
      <form
        method="post"
        action="/auth/act-for"
        className="absolute right-0 z-40 mt-1 grid max-h-80 min-w-64 gap-0.5 overflow-y-auto rounded border border-line bg-surface p-2 shadow-float lg:right-auto lg:left-0"
      >
        {/* What one looked at belongs to the account that one leaves. */}
        <input type="hidden" name="to" value={homeOfRoom(pathname)} />
        {accounts.map(({ id, name, kind, isActing }) => (
          <button
            key={id}
            type="submit"
            name="account"
            value={id}
            aria-current={isActing ? 'true' : undefined}
            className="flex min-h-11 items-center gap-2 rounded px-2 text-left hover:bg-paper"
          >
            <span aria-hidden="true" className={`h-6 w-1 shrink-0 rounded-full ${kind === 'team' ? 'bg-warning' : 'bg-line-strong'}`} />
            <span className="grid min-w-0">
              <span className={`truncate ${isActing ? 'font-medium' : ''}`}>{name}</span>
              <span className="text-xs text-ink-quiet">{words.kinds[kind]}</span>
            </span>
            {isActing ? <Icon strokes="M4 10.5l4 4 8-9" className="ml-auto size-4 text-accent" /> : null}
          </button>
        ))}
      </form>
    </MenuDetails>
  );
}

/** `/dashboard/requests/req_1` leads back to `/dashboard/requests`. */
const homeOfRoom = (pathname: string): string => pathname.split('/').slice(0, 3).join('/');
