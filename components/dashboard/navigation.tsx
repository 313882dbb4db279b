'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { MenuDetails } from '../ui/menu-details';
import { Icon } from './icon';
import { isWithinRoom, type Room, rooms } from './rooms';
import type { FrameWords } from './words';

type Props = { words: FrameWords; isOperator: boolean };

/** On a phone these four stand at the foot, and the others behind "More". */
const FIRST_ON_PHONE = 4;

const offered = (isOperator: boolean) => rooms.filter((room) => isOperator || !room.isOperators);

export function SideNavigation({ words, isOperator }: Props) {
  const pathname = usePathname();
  return (
    <nav aria-label={words.rooms.label} className="hidden lg:block">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {offered(isOperator).map((room) => (
          <li key={room.name}>
            <RoomLink room={room} words={words} isHere={isWithinRoom(pathname, room)} className="flex min-h-11 items-center gap-3 px-3" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function BottomNavigation({ words, isOperator }: Props) {
  const pathname = usePathname();
  const all = offered(isOperator);
  const [first, more] = [all.slice(0, FIRST_ON_PHONE), all.slice(FIRST_ON_PHONE)];
  const className = 'flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs [:lang(ja)_&]:text-[0.6875rem]';
  return (
    <nav
      aria-label={words.rooms.label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-1 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {first.map((room) => (
          <li key={room.name}>
            <RoomLink room={room} words={words} isHere={isWithinRoom(pathname, room)} className={className} isShort />
          </li>
        ))}
        <li className="grid">
          <More words={words} pathname={pathname} rooms={more} className={className} />
        </li>
      </ul>
    </nav>
  );
}

/** `isShort`: where there is no room for a name of several words. */
type LinkProps = { room: Room; words: FrameWords; isHere: boolean; className: string; isShort?: boolean };

function RoomLink({ room, words, isHere, className, isShort = false }: LinkProps) {
  return (
    <Link
      href={room.href}
      aria-current={isHere ? 'page' : undefined}
      className={`rounded ${className} ${isHere ? 'bg-mark-wash font-medium text-mark dark:bg-desk dark:text-accent' : 'text-ink-quiet hover:text-ink'}`}
    >
      <Icon strokes={room.icon} />
      <span className={isShort ? 'max-w-full truncate' : 'min-w-0'}>{isShort && room.name === 'keys' ? words.keysShort : words.rooms[room.name]}</span>
    </Link>
  );
}

/** The rooms that have no place at the foot of a phone. */
function More({ words, pathname, rooms: others, className }: { words: FrameWords; pathname: string; rooms: readonly Room[]; className: string }) {
  const isHere = others.some((room) => isWithinRoom(pathname, room));
  return (
    <MenuDetails until={pathname} className="group">
      <summary className={`list-none rounded ${className} ${isHere ? 'font-medium text-accent' : 'text-ink-quiet'} [&::-webkit-details-marker]:hidden`}>
        <Icon strokes="M4 10h.01M10 10h.01M16 10h.01" className="size-5 [stroke-width:3]" />
        {words.more}
      </summary>
      <ul className="absolute right-2 bottom-full mb-2 grid min-w-56 gap-0.5 rounded border border-line bg-surface p-2 shadow-float">
        {others.map((room) => (
          <li key={room.name}>
            <RoomLink room={room} words={words} isHere={isWithinRoom(pathname, room)} className="flex min-h-11 items-center gap-3 px-3" />
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}
