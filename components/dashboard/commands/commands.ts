import { format } from '@/lib/core/i18n/format';
import { languageNames, languages } from '@/lib/core/i18n/languages';
import { themes } from '@/lib/domain/accounts/profile/rules';
import type { Messages } from '@/lib/words/messages';
import type { OwnAccount } from '../account-switcher';
import { type Room, rooms } from '../rooms';

/** What a command does: lead somewhere, post a form of ours, change how the person reads our pages, or what the page that offers it does. */
export type Deed = { perform: () => void } | { go: string } | { post: string; inputs: Record<string, string> } | { save: Record<string, string> };

export type Command = {
  id: string;
  group: 'here' | 'go' | 'do' | 'settings';
  label: string;
  /** The single letter that does it from anywhere on a page. */
  letter?: string;
  deed: Deed;
};

/** What the role in the acting account lets a person do. */
export type Offered = { sending: boolean; makingKeys: boolean; inviting: boolean; editingWorkflows: boolean };

export type CommandContext = {
  accounts: readonly OwnAccount[];
  isOperator: boolean;
  offered: Offered;
  words: Pick<Messages, 'frame' | 'palette'>;
};

const letterOfRoom: Partial<Record<Room['name'], string>> = {
  home: 'h',
  requests: 'r',
  workflows: 'w',
  files: 'f',
  keys: 'y',
  team: 't',
  settings: 's',
  operator: 'o',
};

/** All that can be done from anywhere, in the order in which it is offered: the palette, its letters and their list read it. */
export function commandsOf({ accounts, isOperator, offered, words: { frame, palette } }: CommandContext): Command[] {
  const acting = accounts.find(({ isActing }) => isActing);
  const goes = rooms
    .filter((room) => isOperator || !room.isOperators)
    .map(
      (room): Command => ({ id: `go-${room.name}`, group: 'go', label: frame.rooms[room.name], ...lettered(letterOfRoom[room.name]), deed: { go: room.href } }),
    );
  return [
    ...goes,
    ...(offered.sending ? [doing('send', palette.sendDocument, 'n', { go: '/dashboard/send' })] : []),
    ...(offered.editingWorkflows ? [doing('workflow', palette.newWorkflow, undefined, { go: '/dashboard/workflows#begin' })] : []),
    ...(offered.makingKeys ? [doing('key', palette.makeKey, undefined, { go: '/keys#make' })] : []),
    ...(acting?.kind === 'team' && offered.inviting ? [doing('invite', palette.invite, undefined, { go: '/dashboard/team#invite' })] : []),
    ...accounts
      .filter(({ isActing }) => !isActing)
      .map(({ id, name }) =>
        doing(`act-${id}`, format(palette.actFor, { name }), undefined, { post: '/auth/act-for', inputs: { account: id, to: '/dashboard' } }),
      ),
    ...themes.map((theme): Command => ({ id: `theme-${theme}`, group: 'settings', label: palette.themes[theme], deed: { save: { theme } } })),
    ...languages.map(
      (language): Command => ({
        id: `language-${language}`,
        group: 'settings',
        label: format(palette.language, { name: languageNames[language] }),
        deed: { save: { language } },
      }),
    ),
    { id: 'sign-out', group: 'settings', label: frame.signOut, deed: { post: '/auth/sign-out', inputs: {} } },
  ];
}

const lettered = (letter: string | undefined) => (letter === undefined ? {} : { letter });

const doing = (id: string, label: string, letter: string | undefined, deed: Deed): Command => ({ id, group: 'do', label, ...lettered(letter), deed });

/** Those in whose label each of the words stands. */
export function commandsNamed(commands: readonly Command[], text: string): Command[] {
  const plain = (value: string) => value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => wanted.every((word) => plain(label).includes(word)));
}
