'use client';
import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog';
import { useSendDesk } from '../desk';
import { commands } from '../editor/commands';

/** The keys of the editor, as its commands have them. `?` opens it from anywhere but where something is typed. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { words, language } = useSendDesk();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key === '?' && !isWriting) onOpenChange(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onOpenChange]);
  const { fields: said } = words;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={said.keysTitle} closeLabel={words.close} lang={language}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5">
        {commands.map((command) => (
          <Line key={command.name} keys={command.keys} text={said.commands[command.name]} />
        ))}
        <Line keys="Alt" text={said.keysSnap} />
      </dl>
    </Dialog>
  );
}

function Line({ keys, text }: { keys: string; text: string }) {
  return (
    <>
      <dt>
        <kbd className="rounded border border-line-strong bg-paper px-1.5 py-0.5 font-sans text-sm whitespace-nowrap">{keys}</kbd>
      </dt>
      <dd>{text}</dd>
    </>
  );
}
