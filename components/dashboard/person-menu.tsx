import { MenuDetails } from '../ui/menu-details';
import { Icon } from './icon';
import type { FrameWords } from './words';

type Props = { person: { name: string | null; email: string }; words: FrameWords };

/** Who is signed in, what they can set, and the way out. */
export function PersonMenu({ person, words }: Props) {
  return (
    <MenuDetails className="relative lg:mt-auto">
      <summary className="flex min-h-11 min-w-11 list-none items-center justify-end gap-2 rounded hover:bg-paper lg:justify-start [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{words.signedInAs}</span>
        <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center rounded-full bg-desk text-sm font-semibold">
          {initialOf(person)}
        </span>
        <span className="sr-only min-w-0 lg:not-sr-only lg:grid">
          <span className="truncate text-sm font-medium">{person.name ?? person.email}</span>
          {person.name ? <span className="truncate text-xs text-ink-quiet">{person.email}</span> : null}
        </span>
      </summary>
      <div className="absolute right-0 z-40 mt-1 grid min-w-56 gap-0.5 rounded border border-line bg-surface p-2 shadow-float lg:right-auto lg:bottom-full lg:left-0 lg:mb-1">
        <a href="/dashboard/settings" className="flex min-h-11 items-center gap-3 rounded px-2 hover:bg-paper">
          {words.rooms.settings}
        </a>
        <form method="post" action="/auth/sign-out" className="grid">
          <button type="submit" className="flex min-h-11 items-center gap-3 rounded px-2 text-left hover:bg-paper">
            <Icon strokes="M8 3.5H4v13h4M12 6.5l4 3.5-4 3.5M16 10H7.5" className="size-4" />
            {words.signOut}
          </button>
        </form>
      </div>
    </MenuDetails>
  );
}

/** The first character as a reader sees it, of whatever script. */
const initialOf = ({ name, email }: Props['person']): string => [...new Intl.Segmenter().segment(name ?? email)][0]?.segment.toLocaleUpperCase() ?? '';
