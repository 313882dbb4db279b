'use client';
import Link from 'next/link';
import { useState } from 'react';
import { standingLink } from '../../dashboard/list-pages';
import { Button, ButtonLink } from '../../ui/button';
import { LinkField } from '../../ui/copy-link';
import { Notice } from '../../ui/notice';
import type { WorkflowsWords } from '../words';
import type { FormEditor } from './use-form-editor';

type Props = { editor: FormEditor; words: WorkflowsWords['formEditor']; now: WorkflowsWords['when']['now'] };

/** Whether the form is open, at which address, and one click to change either. */
export function FormAddress({ editor, words, now }: Props) {
  const { view, isBusy } = editor;
  const [isRenewing, setRenewing] = useState(false);
  return (
    <section aria-label={words.address} className="grid max-w-[44rem] gap-3 rounded border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 grow basis-60">
          <span aria-hidden="true" className={`mr-2 inline-block size-2.5 rounded-full ${view.isOn ? 'bg-success' : 'border border-line-strong'}`} />
          {!view.isSaved ? words.unsaved : view.isOn ? words.on : words.off}
        </p>
        {view.mayEdit ? (
          <Button kind={view.isOn ? 'secondary' : 'primary'} isInactive={isBusy} onClick={() => void editor.switchTo(!view.isOn)}>
            {view.isOn ? words.turnOff : words.turnOn}
          </Button>
        ) : null}
      </div>
      {view.isOn && view.workflow.does !== 'on' ? (
        <Notice kind="warning" title={now[view.workflow.does]}>
          <Link href={`/dashboard/workflows/${view.workflow.id}`} className={standingLink}>
            {words.backToEditor}
          </Link>
        </Notice>
      ) : null}
      {view.url ? (
        <>
          <LinkField link={view.url} label={words.address} words={words} />
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={view.url} target="_blank" rel="noreferrer">
              {words.open}
            </ButtonLink>
            {view.mayEdit ? (
              <Button aria-expanded={isRenewing} onClick={() => setRenewing(!isRenewing)}>
                {words.renew}…
              </Button>
            ) : null}
          </div>
          {isRenewing ? (
            <div className="grid gap-2 border-t border-line pt-3">
              <p className="max-w-prose text-sm">{words.renewMeans}</p>
              <Button
                kind="danger"
                isInactive={isBusy}
                className="justify-self-start"
                onClick={() => {
                  setRenewing(false);
                  void editor.renew();
                }}
              >
                {words.renew}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
