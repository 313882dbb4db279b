'use client';
import type { Messages } from '@/lib/words/messages';
import { Dialog } from '../../ui/dialog';
import type { Command } from './commands';
import { LetterSetting } from './letter-setting';

type Props = { commands: readonly Command[]; words: Messages['palette']; onClose: () => void };

/** Every key that does something, and the switch for those that are single letters. */
export function Shortcuts({ commands, words, onClose }: Props) {
  const { shortcuts } = words;
  const rows: [string, string][] = [
    [shortcuts.palette, 'Ctrl K, ⌘ K'],
    [shortcuts.title, '?'],
    [shortcuts.next, 'j, ↓'],
    [shortcuts.previous, 'k, ↑'],
    [shortcuts.openRow, 'Enter'],
    ...commands.flatMap(({ label, letter }): [string, string][] => (letter ? [[label, letter]] : [])),
  ];
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={shortcuts.title} closeLabel={words.close}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        {rows.map(([label, keys]) => (
          <div key={label + keys} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
            <dt className="wrap-anywhere">{label}</dt>
            <dd>
              <kbd className="font-mono text-sm">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <LetterSetting words={shortcuts} />
    </Dialog>
  );
}
