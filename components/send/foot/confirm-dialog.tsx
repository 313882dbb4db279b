'use client';
import { useState } from 'react';
import { ask, Refused } from '../../dashboard/ask';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { useSendDesk } from '../desk';
import { draftAddress } from '../draft/client';
import type { SendWords } from '../send-words';
import { checkText, type DraftProblem } from './check-text';
import { whatHappens } from './foot';

const SENT_WITHIN_MS = 60_000;

/** Name and address once more before it goes: what was sent to the wrong person cannot be had back. */
export function ConfirmDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const desk = useSendDesk();
  const { words, letter, saver, language } = desk;
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { confirm } = words;
  const send = async () => {
    setSending(true);
    setProblem(null);
    try {
      await saver.flush();
      const { problems } = await ask<{ problems: DraftProblem[] }>(`${draftAddress(saver.id ?? '')}/check`);
      if (problems.length > 0) {
        setSending(false);
        setProblem(problems.map((one) => checkText(one, words)).join(' '));
        return;
      }
      const body = { revision: saver.revision };
      const { request_id } = await ask<{ request_id: string }>(`${draftAddress(saver.id ?? '')}/send`, { method: 'POST', body, withinMs: SENT_WITHIN_MS });
      saver.end();
      location.assign(`/dashboard/requests/${request_id}`);
    } catch (error) {
      setSending(false);
      setProblem(problemText(error, words));
    }
  };
  const name = letter.signer.name.trim();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => sending || onOpenChange(next)}
      title={confirm.title}
      description={confirm.body}
      mustRead
      closeLabel={words.close}
      lang={language}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onOpenChange(false)} isInactive={sending}>
            {confirm.back}
          </Button>
          <Button kind="primary" onClick={() => void send()} isInactive={sending} className="max-w-full">
            <span className="truncate">{sending ? confirm.sending : words.foot.send.replace('{name}', () => name)}</span>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <dl className="grid gap-3 rounded border border-line p-4">
          <div>
            <dt className="text-sm text-ink-quiet">{confirm.signer}</dt>
            <dd className="font-semibold wrap-anywhere">{name}</dd>
            <dd className="text-lg wrap-anywhere">{letter.signer.email.trim()}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-quiet">{confirm.document}</dt>
            <dd className="font-serif font-semibold wrap-anywhere">{letter.title.trim()}</dd>
          </div>
        </dl>
        <p>{whatHappens(desk)}</p>
        {problem ? (
          <Notice kind="danger">
            <p>{problem}</p>
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Why it was not sent, in the reader's words where the code is known. */
function problemText(error: unknown, { problems }: SendWords): string {
  if (!(error instanceof Refused)) return problems.other;
  if (error.code !== 'bad_request' && error.code in problems) return problems[error.code as keyof typeof problems];
  return problems.bad_request.replace('{message}', () => error.details.map(({ message }) => message).join(' ') || error.message);
}
