'use client';
import { useState } from 'react';
import { useAlive } from '../../ui/alive';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useSendDesk } from '../desk';
import { isUploading } from '../document/held-document';
import { SetPages } from '../pages/set-pages';
import { useLook } from '../pages/use-look';

/** The document as the signer will see it: its pages as they are set, with the fields where they will be filled in. */
export function LookButton() {
  const { words, document } = useSendDesk();
  const [open, setOpen] = useState(false);
  const alive = useAlive();
  if (!alive) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={document.kind === 'none' || isUploading(document)}>
        {words.preview}
      </Button>
      {open ? <Look onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Look({ onClose }: { onClose: () => void }) {
  const { words, letter, senderName, language } = useSendDesk();
  const look = useLook(true);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={words.look.title} closeLabel={words.close} lang={language}>
      <div lang={letter.language} className="grid gap-4">
        <div className="grid gap-1">
          <p className="text-sm text-ink-quiet">{words.look.from.replace('{name}', () => senderName)}</p>
          <p className="font-serif text-lg font-semibold wrap-anywhere">{letter.title}</p>
          {letter.message.trim() ? <p className="whitespace-pre-wrap wrap-anywhere">{letter.message}</p> : null}
        </div>
        <SetPages look={look} failed={words.look.failed} />
      </div>
    </Dialog>
  );
}
