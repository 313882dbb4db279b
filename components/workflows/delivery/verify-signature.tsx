'use client';
import { type FormEvent, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { SignatureFinding } from '@/lib/domain/webhooks/schema';
import { usePageFetch } from '../../dashboard/page-account';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-area';
import { When } from '../../ui/when';
import { Disclosure } from '../editor/disclosure';
import { type Answer, ask } from '../state/client';
import type { Speaking } from '../words';

/** Whether what arrived was signed by us, for whoever writes the other side. The service keeps nothing of it. */
export function VerifySignature({ webhookId, ...speaking }: Speaking & { webhookId: string }) {
  const { words } = speaking;
  const { deliver } = words;
  const fetch = usePageFetch();
  const [answer, setAnswer] = useState<Answer<SignatureFinding> | null>(null);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    // A form ends its lines with both characters; what arrived did not.
    const [body, headers] = ['body', 'headers'].map((name) => String(given.get(name) ?? '').replaceAll('\r\n', '\n'));
    setAnswer(await ask<SignatureFinding>(fetch, `/dashboard/data/webhooks/${webhookId}/signature`, { body, headers }));
  };
  return (
    <Disclosure title={deliver.verify}>
      <form onSubmit={check} className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1">
        <p className="text-sm text-ink-quiet">{deliver.verifyHint}</p>
        <TextArea name="headers" label={deliver.verifyHeaders} hint={deliver.verifyHeadersHint} rows={3} dir="ltr" spellCheck={false} required />
        <TextArea name="body" label={deliver.verifyBody} hint={deliver.verifyBodyHint} rows={4} dir="ltr" spellCheck={false} required />
        <Button type="submit" className="justify-self-start">
          {deliver.verifyAct}
        </Button>
        <div role="status">
          {answer === null ? null : answer.kind === 'done' ? (
            <Verdict finding={answer.value} {...speaking} />
          ) : (
            <p className="text-danger">{words.publish.failed}</p>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

function Verdict({ finding: { verdict, secret, signed_at, is_old, missing }, words, language, timeZone }: { finding: SignatureFinding } & Speaking) {
  const { verdicts } = words.deliver;
  return (
    <div
      className={`grid gap-1 border-l-4 pl-3 ${verdict === 'signed' && !is_old ? 'border-success' : verdict === 'signed' ? 'border-warning' : 'border-danger'}`}
    >
      <p className="font-medium">{format(verdicts[verdict], { names: missing.join(', ') })}</p>
      {secret === 'previous' ? <p className="text-sm">{verdicts.previous}</p> : null}
      {signed_at ? (
        <p className="text-sm">
          {verdicts.at} <When iso={signed_at} language={language} timeZone={timeZone} />
        </p>
      ) : null}
      {is_old ? <p className="text-sm">{verdicts.old}</p> : null}
    </div>
  );
}
