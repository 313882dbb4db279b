'use client';
import { TextField } from '../ui/text-field';
import { useDesk } from './desk';
import { SignatureImage } from './signature-image';

type Props = { text: string; onText: (text: string) => void; problem: string | null };

export function TypedWay({ text, onText, problem }: Props) {
  const { messages } = useDesk();
  return (
    <div className="grid gap-4">
      <TextField
        label={messages.typedLabel}
        value={text}
        onChange={(event) => onText(event.target.value)}
        problem={problem}
        autoComplete="name"
        maxLength={120}
        dir="auto"
      />
      <div>
        <p className="mb-1 text-sm text-ink-quiet">{messages.typedPreview}</p>
        <div className="rounded border border-line bg-sheet px-4 py-2 text-sheet-ink [@media(max-height:440px)]:hidden">
          <div className="relative aspect-[5/1]">
            <SignatureImage signature={{ kind: 'typed', text }} heightToWidth={0.2} />
          </div>
        </div>
      </div>
    </div>
  );
}
