'use client';
import { useState } from 'react';
import { usePageFetch } from '../../dashboard/page-account';
import { Section } from '../../dashboard/section';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { LinkField } from '../../ui/copy-link';
import { ask } from '../state/client';
import { useLooking } from './looking';

type Renewed = { previewUrl: string; showsSample: boolean };

/** The address by which people without an account see the template. To revoke it is to make another. */
export function PublicLink() {
  const { view, words } = useLooking();
  const { link: own } = words.looking;
  const fetch = usePageFetch();
  const [renewed, setRenewed] = useState<Renewed | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const link = renewed ? { url: renewed.previewUrl, showsSample: renewed.showsSample } : view.link;
  const renew = async (showsSample: boolean) => {
    setState('busy');
    const answer = await ask<Renewed>(fetch, `/workflows/${view.workflow.id}/documents/${view.id}/preview/`, { showsSample });
    setState(answer.kind === 'done' ? 'ready' : 'failed');
    if (answer.kind === 'done') setRenewed(answer.value);
  };
  if (!link)
    return (
      <Section id="link" title={own.title}>
        <p className="text-ink-quiet">{own.unpublished}</p>
      </Section>
    );
  return (
    <Section id="link" title={own.title}>
      <p>{link.showsSample ? own.leadSample : own.lead}</p>
      <LinkField link={link.url} label={own.label} words={own.copy} />
      {view.mayEdit ? (
        <>
          <div className="grid">
            <Checkbox
              label={own.withSample}
              checked={link.showsSample}
              aria-disabled={state === 'busy'}
              onChange={({ target }) => state !== 'busy' && void renew(target.checked)}
              aria-describedby="link-note"
            />
            <p id="link-note" className="pl-8 text-sm text-ink-quiet">
              {own.withSampleNote}
            </p>
          </div>
          <Button isInactive={state === 'busy'} onClick={() => void renew(link.showsSample)} className="justify-self-start">
            {own.renew}
          </Button>
        </>
      ) : null}
      <p role="status" className="text-sm">
        {state === 'failed' ? own.failed : renewed ? own.renewed : ''}
      </p>
    </Section>
  );
}
